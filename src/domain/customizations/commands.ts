import { parsedJson } from '#domain/documents/parsed-json.ts'
import type { CustomizationCommand } from '#generated/models.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'

/** Most commands of one customization. @source assumed: one of each kind is five */
export const MAX_COMMANDS = 10

const TEXT_MAX = 300
const LABEL_MAX = 40
const MODES: readonly unknown[] = Object.keys(ORDER_MODES)
const OPENED: readonly unknown[] = ['HOURS', 'ADDRESS', 'CHAT']
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/

type Fields = Readonly<Record<string, unknown>>

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most

const isInstant = ({ at }: Fields) =>
  typeof at === 'string' && INSTANT.test(at) && !Number.isNaN(Date.parse(at))

/** Allowed fields of each command besides its name; other commands do not exist. */
const COMMANDS: Readonly<
  Record<CustomizationCommand['command'], { fields: readonly string[]; holds: (fields: Fields) => boolean }>
> = {
  TEXT: { fields: ['text'], holds: ({ text }) => isText(text, TEXT_MAX) },
  ACTION: {
    fields: ['label', 'open'],
    holds: ({ label, open }) => isText(label, LABEL_MAX) && OPENED.includes(open),
  },
  MODES: {
    fields: ['types'],
    holds: ({ types }) =>
      Array.isArray(types) &&
      types.length > 0 &&
      types.length <= MODES.length &&
      types.every((type) => MODES.includes(type)),
  },
  FROM: { fields: ['at'], holds: isInstant },
  UNTIL: { fields: ['at'], holds: isInstant },
}

/** Outcome of {@link parseCommands}. */
export type ParsedCommands =
  | { ok: true; commands: CustomizationCommand[] }
  | { ok: false; code: 'NOT_JSON' | 'NOT_A_LIST' | 'TOO_MANY' | 'UNKNOWN_COMMAND'; index?: number }

/**
 * Parses the commands of a generic customization. Commands are data: none runs code, requests a URL or inserts anything
 * but plain text. An unknown command makes the whole list invalid.
 * @param text - the JSON text of the customization
 * @errors NOT_JSON, NOT_A_LIST, TOO_MANY; UNKNOWN_COMMAND with the index of the first that is none
 * @source diner spec §3 "commands (a JSON string)"; the commands are assumed, see CustomizationCommand in schemas/
 */
export function parseCommands(text: string): ParsedCommands {
  const list = parsedJson(text)
  if (list === undefined) return { ok: false, code: 'NOT_JSON' }
  if (!Array.isArray(list)) return { ok: false, code: 'NOT_A_LIST' }
  if (list.length > MAX_COMMANDS) return { ok: false, code: 'TOO_MANY' }
  const index = list.findIndex((one) => !isCommand(one))
  return index < 0
    ? { ok: true, commands: list as CustomizationCommand[] }
    : { ok: false, code: 'UNKNOWN_COMMAND', index }
}

function isCommand(value: unknown): value is CustomizationCommand {
  if (typeof value !== 'object' || value === null) return false
  const { command, ...fields } = value as { command?: unknown } & Fields
  if (typeof command !== 'string' || !Object.hasOwn(COMMANDS, command)) return false
  const { fields: known, holds } = COMMANDS[command as CustomizationCommand['command']]
  return Object.keys(fields).every((field) => known.includes(field)) && holds(fields)
}
