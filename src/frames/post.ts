/** A message between one of our frames and its page. The policies of both exclude any other sender. */
export type Post = { readonly vitrina: string; readonly data?: unknown }

const isPost = (value: unknown): value is Post =>
  typeof value === 'object' && value !== null && 'vitrina' in value && typeof value.vitrina === 'string'

/** Subscribes to messages of the page around this frame. */
export function onPagePost(listener: (post: Post) => void): void {
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source === window.parent && isPost(data)) listener(data)
  })
}

/** Posts to the page around this frame, which may have another origin. */
export function postToPage(post: Post): void {
  window.parent.postMessage(post, '*')
}

/** Reads the settings that the server wrote into this frame. */
export function settingsOf<T>(is: (value: unknown) => value is T): T | undefined {
  const text = document.getElementById('settings')?.textContent
  const value: unknown = text ? JSON.parse(text) : undefined
  return is(value) ? value : undefined
}
