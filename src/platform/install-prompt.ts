/** The browser's prompt to install this page as an app. */
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

/** Listens from the start of the page: browsers fire the event once, often before anything is rendered. */
export function watchInstallPrompt(source: Window = window): void {
  source.addEventListener('beforeinstallprompt', (event) => {
    // The page prompts at a better moment.
    event.preventDefault()
    change(event as InstallPrompt)
  })
  source.addEventListener('appinstalled', () => change(undefined))
}

/** The deferred prompt; undefined where the browser has none, or after it was answered. */
export const installPrompt = (): InstallPrompt | undefined => offered

/** @returns unsubscribes */
export function onInstallPrompt(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
