import { paths } from '#domain/routes/routes.ts'
import { modeSegment } from '#domain/venue/modes.ts'
import { useVisitPath } from '#session/links.ts'
import { useModeChange } from '#session/use-mode-change.ts'
import { useTrack } from '#session/use-track.ts'
import { useVenue } from '#session/page-context.ts'
import { SegmentedControl } from '#ui/primitives/choice/segmented-control.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { MODE_ICONS } from '#ui/patterns/mode-icons.ts'

/** The order modes of the venue; with one mode there is nothing to choose. */
export function ModeTabs() {
  const t = useT()
  const { alias, listedModes, mode } = useVenue()
  const visitPath = useVisitPath()
  const changeMode = useModeChange()
  const track = useTrack()
  if (listedModes.length < 2 || !mode) return null
  return (
    <SegmentedControl
      label={t('mode.tabs')}
      chosen={mode.id}
      segments={listedModes.map((one) => ({
        id: one.id,
        label: one.showName,
        icon: MODE_ICONS[one.type],
        to: visitPath(paths.menu(alias, modeSegment(one))),
      }))}
      onChoose={(id, event) => {
        const next = listedModes.find((candidate) => candidate.id === id)
        if (!next) return
        track('ORDER_MODE_SELECT', { orderModeId: next.id, orderModeType: next.type })
        changeMode(next, event)
      }}
    />
  )
}
