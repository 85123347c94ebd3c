import { useId, useMemo } from 'react'
import styled from 'styled-components'
import { remarkedPlates } from '#domain/menu/visible.ts'
import { defineBlock } from '#layout/define-block.ts'
import { pad, space, text } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { PlateList } from '#ui/patterns/plate-list.tsx'
import { useOpenPlate } from '../use-open-plate.ts'
import { useSections } from '../use-plate-views.ts'

const Root = styled.section`
  padding: ${space(4)} 0 0;

  > h2 {
    padding: 0 ${pad.inset} ${space(3)};
    font-size: ${text[3]};
  }
`

type Settings = { eager: number }

function MenuHighlights({ settings }: { settings: Settings }) {
  const t = useT()
  const heading = useId()
  const { menu, sections } = useSections()
  const plates = useMemo(() => {
    if (!menu) return []
    const views = new Map(sections.flatMap((section) => section.plates).map((view) => [view.id, view]))
    return remarkedPlates(menu).flatMap(({ id }) => views.get(id) ?? [])
  }, [menu, sections])
  const open = useOpenPlate(plates)
  if (plates.length === 0) return null
  return (
    <Root>
      <h2 id={heading}>{t('menu.highlights')}</h2>
      <PlateList look="slides" plates={plates} eager={settings.eager} labelledBy={heading} onOpen={open} />
    </Root>
  )
}

/** Slider of remarked plates; nothing when there are none. @source diner spec §2.5, requirements HOME-02 */
export const menuHighlightsBlock = defineBlock<Settings>({
  type: 'menu-highlights',
  label: 'block.menu-highlights',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: { eager: { type: 'integer', minimum: 0, maximum: 6, title: 'block.setting.eager' } },
  },
  defaults: { eager: 2 },
  examples: [{ name: 'highlights' }],
  render: MenuHighlights,
})
