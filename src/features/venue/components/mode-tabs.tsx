import { paths } from '#domain/routes/routes.ts'
import { useVisitPath } from '#session/links.ts'
import { useModeChange } from '#session/use-mode-change.ts'
import { useVenue } from '#session/venue-context.tsx'
import { SegmentedControl } from '#ui/primitives/choice/segmented-control.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { MODE_ICONS } from '#ui/patterns/mode-icons.ts'

/** The order modes of the venue; with one mode there is nothing to choose. */
export function ModeTabs() {
  const t = useT()
  const { alias, modes, mode } = useVenue()
  const visitPath = useVisitPath()
  const changeMode = useModeChange()
  if (modes.length < 2 || !mode) return null
  return (
    <SegmentedControl
      label={t('mode.tabs')}
      chosen={mode.id}
      segments={modes.map(({ id, type, showName }) => ({
        id,
        label: showName,
        icon: MODE_ICONS[type],
        to: visitPath(paths.menu(alias, showName)),
      }))}
      onChoose={(id, event) => {
        const next = modes.find((candidate) => candidate.id === id)
        if (next) changeMode(next, event)
      }}
    />
  )
}
