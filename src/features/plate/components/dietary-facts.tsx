import styled from 'styled-components'
import { conflictsWith, DIETS, dietsOf, isFiltering } from '#domain/menu/dietary.ts'
import { visibleGarnishGroups } from '#domain/menu/visible.ts'
import { countOf, type GarnishCounts } from '#domain/plate/plate-selection.ts'
import type { Plate } from '#generated/models.ts'
import { useMenuFilter } from '#session/menu-filter.ts'
import { dietary } from '#messages/dietary.ts'
import { space } from '#theme/tokens.ts'
import { quiet, stack, wrap } from '#ui/primitives/base/look.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Tag } from '#ui/primitives/feedback/tag.tsx'
import { dietaryList, dietaryName } from '#ui/patterns/dietary-words.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

const Root = styled.div`
  ${stack(2)}
  padding-top: ${space(3)};

  > ul {
    ${wrap(1)}
  }
  > p {
    ${quiet}
  }
`

/**
 * What a plate contains and which diets it suits, as the venue declares it; facts shown as a badge are not repeated.
 */
export function DietaryFacts({ plate }: { plate: Plate }) {
  const t = useT(dietary)
  const { allergens } = plate
  const known = dietsOf(plate)
  const marks = new Set(plate.indicators.map(({ showName }) => showName.toLowerCase()))
  const diets = DIETS.filter(
    (diet) => known.has(diet) && !marks.has(dietaryName(t, 'diet', diet).toLowerCase()),
  )
  if (allergens === undefined && known.size === 0) return null
  return (
    <Root>
      {diets.length > 0 && (
        <ul role="list" aria-label={t('dietary.diets')}>
          {diets.map((diet) => (
            <li key={diet}>
              <Tag tone="success">{dietaryName(t, 'diet', diet)}</Tag>
            </li>
          ))}
        </ul>
      )}
      {allergens && (
        <p>
          {allergens.length > 0
            ? t('dietary.contains', { list: dietaryList(t, { without: allergens, diets: [] }) })
            : t('dietary.contains-none')}
        </p>
      )}
      <p>{t('dietary.told-by-venue')}</p>
    </Root>
  )
}

/** Which of the diner's filters the plate, or the garnishes chosen for it, conflict with. */
export function DietaryConflicts({ plate, garnishes }: { plate: Plate; garnishes: GarnishCounts }) {
  const t = useT(dietary)
  const filter = useMenuFilter()
  const chosen = visibleGarnishGroups(plate).flatMap((group) =>
    group.garnishes.filter(({ id }) => countOf(garnishes, group.id, id) > 0),
  )
  const named = [{ ...plate, name: plate.showName }, ...chosen]
  const conflicts = named.flatMap(({ name, ...declared }) => {
    const { without, diets } = conflictsWith(declared, filter)
    return [
      ...(without.length > 0
        ? [t('dietary.conflict', { name, list: dietaryList(t, { without, diets: [] }) })]
        : []),
      ...(diets.length > 0
        ? [t('dietary.conflict-diet', { name, list: dietaryList(t, { without: [], diets }) })]
        : []),
    ]
  })
  // A live region must exist before its content for the content to be announced.
  return (
    <div role="status">
      {isFiltering(filter) && conflicts.length > 0 && (
        <Notice tone="warning">
          {conflicts.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
    </div>
  )
}
