import type { ChatWidget } from '../contract.ts'

/** The vendor's only function; until its script has loaded, ours queues the commands. */
type Command = (...command: unknown[]) => void

type WithIntercom = Window & { Intercom?: Command & { q?: unknown[][] } }

/**
 * Intercom in a separate frame: the script loads on first use, and the vendor's own button stays hidden.
 * @param appId - of the venue's workspace, validated by the schema
 */
export function startIntercom(appId: string, document: Document): ChatWidget {
  const page: WithIntercom | null = document.defaultView
  const kept: unknown[][] = []
  const waiting = Object.assign((...command: unknown[]) => void kept.push(command), { q: kept })
  if (page) page.Intercom = waiting
  const command: Command = (...parts) => page?.Intercom?.(...parts)
  command('boot', { app_id: appId, hide_default_launcher: true })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://widget.intercom.io/widget/${encodeURIComponent(appId)}`
  document.head.append(script)
  return {
    id: 'intercom',
    show: () => command('show'),
    hide: () => command('hide'),
    open: (message) => {
      if (page?.Intercom === waiting) return false
      if (message === undefined) command('show')
      else command('showNewMessage', message)
      return true
    },
    shutDown: () => command('shutdown'),
  }
}
