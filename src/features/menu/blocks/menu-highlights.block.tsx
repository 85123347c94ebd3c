import { useId, useMemo } from 'react'
import styled from 'styled-components'
import { remarkedPlates } from '#domain/menu/visible.ts'
import { defineBlock } from '#layout/define-block.ts'
import { pad, space } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { LateArrows } from '#ui/patterns/late-arrows.ts'
import { PlateArea } from '#ui/patterns/plate-area.tsx'
import { usePlateCounts } from '#session/use-plate-counts.ts'
import { useSections } from '../use-sections.ts'

const Root = styled.section`
  position: relative;
  padding: ${space(5)} ${pad.inset} 0;

  > h2 {
    padding-bottom: ${space(3)};
  }
`

type Settings = { eager: number }

function MenuHighlights({ settings }: { settings: Settings }) {
  const t = useT()
  const heading = useId()
  const cart = usePlateCounts()
  const { outline, menu, lists, sections } = useSections()
  const plates = useMemo(() => {
    if (!menu || !sections) return undefined
    const byId = new Map(sections.map((section) => [section.id, section]))
    return remarkedPlates(menu).flatMap(
      ({ id, category }) => byId.get(category.id)?.plates.find((view) => view.id === id) ?? [],
    )
  }, [menu, sections])
  if ((plates?.length ?? outline?.highlightCount ?? 0) === 0) return null
  return (
    <Root>
      <h2 id={heading}>{t('menu.highlights')}</h2>
      <LateArrows name={t('menu.highlights')} />
      <PlateArea cart={cart}>
        {lists && plates && (
          <lists.PlateList
            look="slides"
            plates={plates}
            eager={settings.eager}
            labelledBy={heading}
            canAdd={cart !== undefined}
          />
        )}
      </PlateArea>
    </Root>
  )
}

/** Slider of remarked plates; nothing when there are none. @source diner spec §2.5, requirements HOME-02 */
export const menuHighlightsBlock = defineBlock<Settings>({
  type: 'menu-highlights',
  settings: { eager: { type: 'integer', minimum: 0, maximum: 6 } },
  defaults: { eager: 0 },
  render: MenuHighlights,
})
