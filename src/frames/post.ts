/** What a frame of ours and the page around it say to each other. Policies of both let nobody else be page or frame. */
export type Post = { readonly vitrina: string; readonly data?: unknown }

const isPost = (value: unknown): value is Post =>
  typeof value === 'object' && value !== null && 'vitrina' in value && typeof value.vitrina === 'string'

/** Hears the page around this frame. */
export function onPagePost(hear: (post: Post) => void): void {
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source === window.parent && isPost(data)) hear(data)
  })
}

/** Tells the page around this frame, which may stand at another address. */
export function tellPage(post: Post): void {
  window.parent.postMessage(post, '*')
}

/** What the server wrote into this frame. */
export function settingsOf<T>(is: (value: unknown) => value is T): T | undefined {
  const text = document.getElementById('settings')?.textContent
  const value: unknown = text ? JSON.parse(text) : undefined
  return is(value) ? value : undefined
}
