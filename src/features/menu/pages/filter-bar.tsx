import { useLayoutEffect } from 'react'
import styled from 'styled-components'
import { isFiltering, NO_FILTER, platesFor, type DietaryFilter } from '#domain/menu/dietary.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { MenuOutline } from '#generated/models.ts'
import { dietary } from '#messages/dietary.ts'
import { useSession, useSessionValue } from '#session/page-context.ts'
import { chooseFilter, useMenuFilter } from '#session/menu-filter.ts'
import { useMenu } from '#session/use-menu.ts'
import { pad, radius, space, text, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { branded, quiet, wrap } from '#ui/primitives/base/look.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { dietaryName } from '#ui/patterns/dietary-words.ts'

const Root = styled.div`
  ${wrap(2)}
  align-items: center;
  padding: ${space(3)} ${pad.inset} 0;

  > button {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-height: ${TOUCH_TARGET};
    padding: 0 ${space(4)};
    border: 1.5px solid ${token.fieldBorder};
    border-radius: ${radius.pill};
    background: ${token.surfaceRaised};
    color: ${token.text};
    font-size: ${text[2]};
    font-weight: 600;
  }
  > button > svg {
    width: 18px;
    height: 18px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
  }
  > button[data-chip] {
    border-color: ${token.control};
    ${branded}
  }
  > p {
    ${quiet}
  }
  > p:empty {
    display: none;
  }
`

interface FilterBarProps {
  outline: MenuOutline
  /** The category of the page; without it the whole menu. */
  categoryId?: string
}

/**
 * 'Filtros', the active filters, and the number of matching plates. A menu without declared diets or allergens is not
 * filtered, because no plate would match: the filter is kept for the next menu that declares them.
 */
export function FilterBar({ outline, categoryId }: FilterBarProps) {
  const t = useT(dietary)
  const session = useSession()
  const filter = useMenuFilter()
  const kept = useSessionValue('menuView', ({ keptPlates }) => keptPlates)
  const isSearching = useSessionValue('menuView', ({ searchText }) => searchText.trim() !== '')
  const canFilter = outline.allergens.length + outline.diets.length > 0
  const isActive = canFilter && isFiltering(filter)
  const { menu } = useMenu(isActive)
  const choose = (next: DietaryFilter) => chooseFilter(session, next)
  const chosen = filter.without.length + filter.diets.length
  // before paint: a returning diner sees the filtered menu at once
  useLayoutEffect(() => {
    session.menuView.setState({ keptPlates: isActive && menu ? platesFor(menu, filter) : undefined })
    // pages without this bar are not filtered
    return () => session.menuView.setState({ keptPlates: undefined })
  }, [session, menu, filter, isActive])
  if (!canFilter) return null
  const shown = menu?.categories.find(({ id }) => id === categoryId)?.plates
  // a search shows its own count
  const count =
    isActive && kept && !isSearching
      ? (shown?.filter(({ id }) => kept.has(id)).length ?? kept.size)
      : undefined
  const name = chosen === 1 ? t('dietary.filters-active.one') : t('dietary.filters-active', { n: chosen })
  return (
    <>
      <Root role="group" aria-label={t('dietary.filters')}>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={isActive ? name : undefined}
          onClick={() => session.modal.getState().show('menu-filter')}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 6h16M7 12h10M10 18h4" />
          </svg>
          {t('dietary.filters')}
        </button>
        {filter.diets.map((diet) => {
          const label = dietaryName(t, 'diet', diet)
          const rest = { ...filter, diets: filter.diets.filter((one) => one !== diet) }
          return <Chip key={diet} label={label} onRemove={() => choose(rest)} />
        })}
        {filter.without.map((allergen) => {
          const label = t('dietary.without', { name: dietaryName(t, 'allergen', allergen).toLowerCase() })
          const rest = { ...filter, without: filter.without.filter((one) => one !== allergen) }
          return <Chip key={allergen} label={label} onRemove={() => choose(rest)} />
        })}
        <p role="status">
          {count !== undefined &&
            (count === 1 ? t('dietary.count.one') : t('dietary.count', { n: formatAmount(count, 0) }))}
        </p>
      </Root>
      {count === 0 && (
        <EmptyState
          icon="utensils"
          title={t('dietary.nothing')}
          action={<Button onPress={() => choose(NO_FILTER)}>{t('dietary.clear')}</Button>}
        />
      )}
    </>
  )
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const t = useT(dietary)
  return (
    <button type="button" data-chip="" aria-label={t('dietary.remove', { name: label })} onClick={onRemove}>
      {label}
      <Icon name="close" />
    </button>
  )
}
