import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import type { ConsoleCalls } from '#api/console-calls.ts'
import { foldText } from '#domain/venue/fold-text.ts'
import { console } from '#messages/console.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { RetryNotice } from '#ui/patterns/retry-notice.tsx'
import { SearchBox } from '#ui/patterns/search-box.tsx'
import { ChoiceGroup } from '#ui/primitives/choice/choice-group.tsx'
import { ChoiceRow } from '#ui/primitives/choice/choice-row.tsx'
import { Spinner } from '#ui/primitives/feedback/spinner.tsx'
import { Modal } from '#ui/patterns/modal.tsx'
import { menuThings, thingKey, type MenuThing } from '../menu-things.ts'
import type { SoldOutTurns } from '../use-sold-out-turns.ts'

const MAX_SHOWN = 60

const List = styled.div`
  ${stack(4)}
`

type Props = { calls: ConsoleCalls; turns: SoldOutTurns }

/** Marks plates and garnishes as sold out or available; those sold out when it opened come first. */
export function SoldOutDialog({ onClose, ...props }: Props & { onClose: () => void }) {
  const t = useT(console)
  return (
    <Modal title={t('console.sold-out.title')} onClose={onClose}>
      <Things {...props} />
    </Modal>
  )
}

function Things({ calls, turns: { wanted, turn } }: Props) {
  const t = useT(console)
  const menus = useQuery(calls.menus)
  // not cached from an earlier opening: other devices change it too
  const soldOut = useQuery({ ...calls.soldOut, gcTime: 0 })
  if (menus.isError || soldOut.isError)
    return (
      <RetryNotice
        text={t('console.sold-out.failed')}
        onRetry={() => {
          if (menus.isError) void menus.refetch()
          if (soldOut.isError) void soldOut.refetch()
        }}
      />
    )
  if (!menus.data || !soldOut.data) return <Spinner />

  const off = new Set(soldOut.data.items.map(thingKey))
  const isOff = (thing: MenuThing) => wanted(thing) ?? off.has(thingKey(thing))
  return <Switches things={menuThings(menus.data)} {...{ isOff, turn }} />
}

type SwitchesProps = {
  things: readonly MenuThing[]
  isOff: (thing: MenuThing) => boolean
  turn: (thing: MenuThing, isGone: boolean) => void
}

function Switches({ things, isOff, turn }: SwitchesProps) {
  const t = useT(console)
  const [typed, setTyped] = useState('')
  // as of opening: a row that moved under the finger would lose focus
  const [first] = useState(() => new Set(things.filter(isOff).map(thingKey)))
  const wanted = foldText(typed)
  const found = things.filter(({ name }) => foldText(name).includes(wanted))
  const isFirst = (thing: MenuThing) => first.has(thingKey(thing))
  const sorted = [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))]
  const shown = sorted.slice(0, MAX_SHOWN)
  const hidden = sorted.length - shown.length
  return (
    <List>
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
            key={thingKey(one)}
            type="checkbox"
            name={one.id}
            label={one.name}
            description={one.kind === 'GARNISH' ? t('console.sold-out.garnish') : undefined}
            checked={isOff(one)}
            onChange={(isGone) => turn(one, isGone)}
          />
        ))}
      </ChoiceGroup>
      {hidden > 0 && <p>{t('console.sold-out.hidden', { count: hidden })}</p>}
    </List>
  )
}
