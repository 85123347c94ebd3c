import type {
  CustomizationCommand,
  CustomizationPlace,
  CustomizationTheme,
  MenuCustomization,
  OrderModeType,
} from '#generated/models.ts'
import { instantMs, type Instant } from '#domain/time/zone-offset.ts'
import { parseCommands } from './commands.ts'

/** What a notice's button opens. */
export type NoticeAction = { label: string; open: 'HOURS' | 'ADDRESS' | 'CHAT' }

/** A generic customization as shown. */
export type CustomNotice = { id: string; theme: CustomizationTheme; text: string; action?: NoticeAction }

/** The screen and the time for which notices are selected. */
export type NoticePlace = { place: CustomizationPlace; modeType?: OrderModeType; now: Instant }

/**
 * The notices at the top of a screen, in the order of the folder: generic customizations whose commands apply there and
 * now. One with invalid commands shows nothing; the check of the folder reports it.
 * @param at - without a mode, those for certain modes are left out
 * @source diner spec §3 "Generic fields: resource, displayType, theme, commands"; requirements THEME-03
 */
export function customNotices(customizations: readonly MenuCustomization[], at: NoticePlace): CustomNotice[] {
  return customizations.flatMap((one) => {
    if (one.resource !== 'GENERIC' || (one.displayType ?? 'MENU') !== at.place) return []
    const parsed = parseCommands(one.commands ?? '[]')
    return parsed.ok ? noticeOf(one, parsed.commands, at) : []
  })
}

function noticeOf(
  { id, theme = 'INFO' }: MenuCustomization,
  commands: readonly CustomizationCommand[],
  { modeType, now }: NoticePlace,
): CustomNotice[] {
  const nowMs = instantMs(now)
  let text: string | undefined
  let action: NoticeAction | undefined
  for (const one of commands) {
    if (one.command === 'TEXT') text ??= one.text
    if (one.command === 'ACTION') action ??= { label: one.label, open: one.open }
    if (one.command === 'MODES' && (modeType === undefined || !one.types.includes(modeType))) return []
    if (one.command === 'FROM' && nowMs < Date.parse(one.at)) return []
    if (one.command === 'UNTIL' && nowMs >= Date.parse(one.at)) return []
  }
  return text === undefined ? [] : [{ id, theme, text, action }]
}
