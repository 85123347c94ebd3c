import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConsoleCalls } from '#api/console-calls.ts'
import { foldText } from '#domain/venue/fold-text.ts'
import { useBranchContact } from '#session/venue-context.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { SearchBox } from '#ui/patterns/search-box.tsx'
import { ChoiceGroup } from '#ui/primitives/choice/choice-group.tsx'
import { ChoiceRow } from '#ui/primitives/choice/choice-row.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Spinner } from '#ui/primitives/feedback/spinner.tsx'
import { Modal } from '#ui/primitives/modal/modal.tsx'
import { menuThings } from '../menu-things.ts'
import type { MenuThing } from '../menu-things.ts'
import { useSoldOut } from '../use-sold-out.ts'

const MAX_SHOWN = 60

/** Switches plates and garnishes off and on; what was off when it opened stands first. */
export function SoldOutDialog({ calls, onClose }: { calls: ConsoleCalls; onClose: () => void }) {
  const t = useT()
  return (
    <Modal title={t('console.sold-out.title')} closeLabel={t('console.close')} onClose={onClose}>
      <Things calls={calls} />
    </Modal>
  )
}

function Things({ calls }: { calls: ConsoleCalls }) {
  const t = useT()
  const { deliveryConfig } = useBranchContact()
  const menus = useQuery(calls.menus(deliveryConfig.orderModes.map(({ id }) => id)))
  const soldOut = useSoldOut(calls)
  if (menus.isError || soldOut.isError) return <Notice tone="danger">{t('console.refused')}</Notice>
  if (!menus.data || !soldOut.isKnown) return <Spinner />
  return <Switches things={menuThings(menus.data)} soldOut={soldOut} />
}

type SwitchesProps = { things: MenuThing[]; soldOut: ReturnType<typeof useSoldOut> }

function Switches({ things, soldOut: { isOff, turn } }: SwitchesProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  // as it was when it opened: a row that moved under the finger would lose the focus
  const [sorted] = useState(() => [...things.filter(isOff), ...things.filter((one) => !isOff(one))])
  const wanted = foldText(typed)
  const shown = sorted.filter(({ name }) => foldText(name).includes(wanted)).slice(0, MAX_SHOWN)
  return (
    <>
      <SearchBox
        label={t('console.sold-out.search')}
        clearLabel={t('console.sold-out.clear')}
        value={typed}
        onChange={setTyped}
      />
      {shown.length === 0 && <p>{t('console.sold-out.none')}</p>}
      <ChoiceGroup legend={t('console.sold-out.plates')}>
        {shown.map((one) => (
          <ChoiceRow
            key={`${one.kind} ${one.id}`}
            type="checkbox"
            name={one.id}
            label={one.name}
            description={one.kind === 'GARNISH' ? t('console.sold-out.garnish') : undefined}
            checked={isOff(one)}
            onChange={(isGone) => turn(one, isGone)}
          />
        ))}
      </ChoiceGroup>
    </>
  )
}
