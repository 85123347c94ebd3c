/** The browser's own question whether to install this page as an app. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

type Listener = () => void

let offered: InstallPrompt | undefined
const listeners = new Set<Listener>()

const change = (prompt: InstallPrompt | undefined): void => {
  offered = prompt
  for (const listener of listeners) listener()
}

/** Listens from the start of the page: browsers ask once, often before there is anything on it. */
export function watchInstallPrompt(source: Window = window): void {
  source.addEventListener('beforeinstallprompt', (event) => {
    // The page asks at a better moment.
    event.preventDefault()
    change(event as InstallPrompt)
  })
  source.addEventListener('appinstalled', () => change(undefined))
}

/** The question as it can be put now; undefined where the browser has none, or after it was answered. */
export const installPrompt = (): InstallPrompt | undefined => offered

/** @returns stops listening */
export function onInstallPrompt(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
