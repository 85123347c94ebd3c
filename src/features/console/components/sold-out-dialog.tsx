import { useQuery, useQueryClient } from '@tanstack/react-query'
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
import { useChange } from '../use-change.ts'

const MAX_SHOWN = 60

/** Switches plates and garnishes off and on; what is off stands first. */
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
  const change = useChange()
  const queryClient = useQueryClient()
  const { deliveryConfig } = useBranchContact()
  const [typed, setTyped] = useState('')
  const menus = useQuery(calls.menus(deliveryConfig.orderModes.map(({ id }) => id)))
  const soldOut = useQuery(calls.soldOut)
  if (menus.isError || soldOut.isError) return <Notice tone="danger">{t('console.refused')}</Notice>
  if (!menus.data || !soldOut.data) return <Spinner />

  const off = new Set(soldOut.data.items.map(({ kind, id }) => `${kind} ${id}`))
  const isOff = ({ kind, id }: MenuThing) => off.has(`${kind} ${id}`)
  const wanted = foldText(typed)
  const found = menuThings(menus.data).filter(({ name }) => foldText(name).includes(wanted))
  const shown = [...found.filter(isOff), ...found.filter((one) => !isOff(one))].slice(0, MAX_SHOWN)
  const turn = async ({ kind, id }: MenuThing, isGone: boolean) => {
    await change(async () => {
      const list = await calls.setSoldOut({ kind, id, soldOut: isGone })
      queryClient.setQueryData(calls.soldOut.queryKey, list)
    })
  }
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
            onChange={(isGone) => void turn(one, isGone)}
          />
        ))}
      </ChoiceGroup>
    </>
  )
}
