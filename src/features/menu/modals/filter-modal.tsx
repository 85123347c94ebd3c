import { useState } from 'react'
import styled from 'styled-components'
import {
  dietaryOptions,
  isFiltering,
  NO_FILTER,
  platesFor,
  undeclaredPlates,
  type DietaryFilter,
} from '#domain/menu/dietary.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { Menu } from '#generated/models.ts'
import { dietary } from '#messages/dietary.ts'
import type { ModalView } from '#session/modal-store.ts'
import { useSession } from '#session/page-context.ts'
import { useMenu } from '#session/use-menu.ts'
import { chooseFilter, useMenuFilter } from '#session/menu-filter.ts'
import { quiet, stack } from '#ui/primitives/base/look.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { ChoiceGroup } from '#ui/primitives/choice/choice-group.tsx'
import { ChoiceRow } from '#ui/primitives/choice/choice-row.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { StatusRegion } from '#ui/primitives/feedback/status-region.tsx'
import { Modal } from '#ui/patterns/modal.tsx'
import { useCloseModal } from '#ui/patterns/modal-control.ts'
import { dietaryName } from '#ui/patterns/dietary-words.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

const Body = styled.div`
  ${stack(6)}

  > p {
    ${quiet}
  }
`

const Actions = styled.div`
  ${stack(2)}
`

/** Adds or removes a code. */
const toggled = <T,>(list: readonly T[], code: T, isOn: boolean): T[] =>
  isOn ? [...list, code] : list.filter((one) => one !== code)

/** Filters the menu by allergens and diets; the button shows the number of matches before it is pressed. */
export const FilterModal: ModalView<'menu-filter'> = ({ onClosed }) => {
  const t = useT(dietary)
  const { menu } = useMenu()
  const [draft, setDraft] = useState(useMenuFilter())
  return (
    <Modal
      title={t('dietary.title')}
      onClose={onClosed}
      footer={menu && <Footer menu={menu} draft={draft} onClear={() => setDraft(NO_FILTER)} />}
    >
      {menu && <Choices menu={menu} draft={draft} onChange={setDraft} />}
    </Modal>
  )
}

interface ChoicesProps {
  menu: Menu
  draft: DietaryFilter
  onChange: (draft: DietaryFilter) => void
}

function Choices({ menu, draft, onChange }: ChoicesProps) {
  const t = useT(dietary)
  const options = dietaryOptions(menu)
  const undeclared = undeclaredPlates(menu, draft)
  return (
    <Body>
      {options.diets.length > 0 && (
        <ChoiceGroup legend={t('dietary.group-diets')}>
          {options.diets.map((diet) => (
            <ChoiceRow
              key={diet}
              type="checkbox"
              name="diets"
              value={diet}
              label={dietaryName(t, 'diet', diet)}
              checked={draft.diets.includes(diet)}
              onChange={(isOn) => onChange({ ...draft, diets: toggled(draft.diets, diet, isOn) })}
            />
          ))}
        </ChoiceGroup>
      )}
      {options.without.length > 0 && (
        <ChoiceGroup legend={t('dietary.group-without')}>
          {options.without.map((allergen) => (
            <ChoiceRow
              key={allergen}
              type="checkbox"
              name="without"
              value={allergen}
              label={t('dietary.without', { name: dietaryName(t, 'allergen', allergen).toLowerCase() })}
              checked={draft.without.includes(allergen)}
              onChange={(isOn) => onChange({ ...draft, without: toggled(draft.without, allergen, isOn) })}
            />
          ))}
        </ChoiceGroup>
      )}
      <StatusRegion>
        {undeclared > 0 && (
          <Notice>
            {undeclared === 1
              ? t('dietary.undeclared.one')
              : t('dietary.undeclared', { n: formatAmount(undeclared, 0) })}
          </Notice>
        )}
      </StatusRegion>
      <p>{t('dietary.told-by-venue')}</p>
    </Body>
  )
}

function Footer({ menu, draft, onClear }: Omit<ChoicesProps, 'onChange'> & { onClear: () => void }) {
  const t = useT(dietary)
  const session = useSession()
  const close = useCloseModal()
  const { size } = platesFor(menu, draft)
  const label = size === 1 ? t('dietary.show.one') : t('dietary.show', { n: formatAmount(size, 0) })
  return (
    <Actions>
      <Button
        wide
        unavailable={size === 0 ? t('dietary.show-none') : undefined}
        onPress={() => {
          chooseFilter(session, draft)
          close()
        }}
      >
        {label}
      </Button>
      {isFiltering(draft) && (
        <Button wide tone="quiet" onPress={onClear}>
          {t('dietary.clear')}
        </Button>
      )}
    </Actions>
  )
}
