import { terminalLine } from '#messages/terminal-line.ts'
import { listDirectory } from './repositories/directory-repository.ts'
import type { RunningServer } from './start-server.ts'
import { studioAccess } from './studio/studio-access.ts'

const SHOWN = 20

/** What the terminal shows once the server answers: its address and those of the storefronts. */
export async function directoryOf({ url, store, applied, config }: RunningServer): Promise<string> {
  const { cards, total } = await listDirectory(store.db, '', { offset: 0, limit: SHOWN })
  const changed = applied.added.length + applied.changed.length
  const width = Math.max(0, ...cards.map((card) => card.name.length))
  // only where whoever reads this is who may use it
  const studio = studioAccess(config) === 'open' ? [`Studio: ${url}/studio`] : []
  const lines = [
    `Vitrina answers at ${url} (${store.kind === 'embedded' ? 'embedded database' : 'PostgreSQL'})`,
    `Tenants: ${changed} applied, ${applied.unchanged.length} unchanged. Storefronts:`,
    ...cards.map((card) => `  ${card.name.padEnd(width)}  ${url}/menu/${card.alias}`),
    ...(total > SHOWN ? [`  and ${total - SHOWN} more at ${url}/menu`] : []),
    ...studio,
    'Stop with Ctrl-C.',
  ]
  return `${lines.map(terminalLine).join('\n')}\n`
}
