import { useState } from 'react'
import type { ConsoleCalls } from '#api/console-calls.ts'
import { hasRight } from '#domain/payment/money-rights.ts'
import type { ConsoleRole } from '#generated/models.ts'
import { useBranchContact } from '#session/page-context.ts'
import { useSound } from '#session/use-sound.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import { console } from '#messages/console.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { useSoldOutTurns } from '../use-sold-out-turns.ts'
import { PageHead } from './page-head.tsx'
import { PauseDialog } from './pause-dialog.tsx'
import { RidersDialog } from './riders-dialog.tsx'
import { SoldOutDialog } from './sold-out-dialog.tsx'

type Props = {
  calls: ConsoleCalls
  refresh: () => void
  role: ConsoleRole
  onLeave: () => void
}
type Open = 'pause' | 'sold-out' | 'riders'

/** Actions for the whole venue. */
export function Toolbar({ calls, refresh, role, onLeave }: Props) {
  const t = useT(console)
  const { id, name, deliveryConfig } = useBranchContact()
  const [open, setOpen] = useState<Open>()
  const turns = useSoldOutTurns(calls)
  const { isSoundOn, switchSound } = useSound()
  const close = () => setOpen(undefined)
  const delivers = deliveryConfig.orderModes.some(({ type }) => ORDER_MODES[type].isShipped)
  return (
    <>
      <PageHead>
        <div>
          <h1>{t('console.title')}</h1>
          <p>{name}</p>
        </div>
        <div data-no-print="">
          <Button tone={isSoundOn ? 'secondary' : 'primary'} onPress={switchSound}>
            {isSoundOn ? t('console.sound.off') : t('console.sound.on')}
          </Button>
          <Button tone="secondary" icon="clock" onPress={() => setOpen('pause')}>
            {t('console.pause')}
          </Button>
          <Button tone="secondary" icon="utensils" onPress={() => setOpen('sold-out')}>
            {t('console.sold-out')}
          </Button>
          {delivers && (
            <Button tone="secondary" icon="bike" onPress={() => setOpen('riders')}>
              {t('console.riders')}
            </Button>
          )}
          {hasRight(role, 'BOOKS') && (
            <ButtonLink tone="secondary" icon="cash" to={companionPaths.books(id)}>
              {t('console.books')}
            </ButtonLink>
          )}
          <Button tone="quiet" icon="sign-out" onPress={onLeave}>
            {t('console.sign-out')}
          </Button>
        </div>
      </PageHead>
      {open === 'pause' && <PauseDialog {...{ calls, refresh }} onClose={close} />}
      {open === 'sold-out' && <SoldOutDialog {...{ calls, turns }} onClose={close} />}
      {open === 'riders' && <RidersDialog calls={calls} onClose={close} />}
    </>
  )
}
