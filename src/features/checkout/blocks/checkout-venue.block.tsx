import styled from 'styled-components'
import { orderDelay } from '#domain/delivery/info-table.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import { defineBlock } from '#layout/define-block.ts'
import { checkout } from '#messages/checkout.ts'
import { schedule as scheduleTexts } from '#messages/schedule.ts'
import { useMenuPath } from '#session/links.ts'
import { useBranchContact, useSession, useSessionValue } from '#session/page-context.ts'
import { useCheckoutValue } from '#session/checkout-store.ts'
import { useDeliveryInfo } from '#session/use-payment.ts'
import { useMenu, useOrderMode } from '#session/use-menu.ts'
import { pad, space, token } from '#theme/tokens.ts'
import { centred, quiet, stack } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { MODE_ICONS } from '#ui/patterns/mode-icons.ts'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { useHydrated } from '#ui/primitives/base/use-hydrated.ts'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Skeleton } from '#ui/primitives/feedback/skeleton.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { Gate } from '../components/gate.tsx'
import { Section } from '../components/section.tsx'
import { useSchedule } from '../use-schedule.ts'
import { useSlotWords } from '../use-slot-note.ts'

const Title = styled.div`
  padding: ${space(4)} ${pad.inset} ${space(2)};

  > h1 {
    ${centred(720)}
  }

  @media (min-width: 1024px) {
    padding-inline: 0;
  }
`

const Facts = styled.dl`
  ${stack(3)}

  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space(3)};
    align-items: center;
  }
  > div > svg {
    grid-row: span 2;
    align-self: start;
    color: ${token.link};
    font-size: 1.375em;
  }
  dt {
    ${quiet}
  }
  dd {
    grid-column: 2;
  }
  dd > strong {
    display: block;
    font-weight: 600;
  }
  /* Its words stand under the others, its height lies in the padding of the section. */
  button {
    margin: 0 0 -${space(3)} calc(-2px - ${space(3)});
  }
`

function CheckoutVenue() {
  const t = useT(checkout)
  const menuPath = useMenuPath()
  const isKnown = useHydrated()
  const isEmpty = useSessionValue('cart', ({ choices }) => choices.length === 0)
  const placed = useCheckoutValue((state) => state.placed)
  return (
    <>
      <Title>
        <h1>{t('checkout.title')}</h1>
      </Title>
      {isKnown && isEmpty && !placed && (
        <EmptyState
          icon="bag"
          title={t('checkout.empty')}
          action={<ButtonLink to={menuPath}>{t('cart.back-to-menu')}</ButtonLink>}
        />
      )}
      <Gate skeleton={<Waiting />}>
        <Venue />
      </Gate>
    </>
  )
}

const Place = styled.div`
  ${centred(720)}
  padding: ${space(2)} ${pad.inset};
`

/** Shown while this device's cart is read, and while the new order's page loads. */
function Waiting() {
  const t = useT(checkout)
  const placed = useCheckoutValue((state) => state.placed)
  return (
    <Place>
      {placed && <Notice tone="success">{t('checkout.placed')}</Notice>}
      <Skeleton shapes={['row', 'row', 'row']} />
    </Place>
  )
}

function Venue() {
  const t = useT(checkout, scheduleTexts)
  const { modal } = useSession()
  const { name, address } = useBranchContact()
  const mode = useOrderMode()
  const { isError } = useMenu()
  const { info } = useDeliveryInfo(mode)
  const schedule = useSchedule()
  const when = useSlotWords(schedule)
  const { scheduled } = schedule
  if (!mode) return null
  // The delay of an immediate order does not apply to a scheduled one.
  const delay = ORDER_MODES[mode.type].showsDelay && !scheduled ? orderDelay(mode, info) : undefined
  return (
    <Section title={t('checkout.order')}>
      {isError && <Notice tone="danger">{t('menu.error')}</Notice>}
      <Facts>
        <div>
          <Icon name={MODE_ICONS[mode.type]} />
          <dt>{t('checkout.mode')}</dt>
          <dd>
            <strong>{mode.showName}</strong>
            {scheduled && when !== undefined && t('schedule.for', { when })}
            {delay?.kind === 'text' && delay.text}
            {delay?.kind === 'range' && t('info.delay', { min: delay.min, max: delay.max })}
          </dd>
        </div>
        <div>
          <Icon name="store" />
          <dt>{t('checkout.venue')}</dt>
          <dd>
            <strong>{name}</strong>
            {`${address.street} ${address.number}, ${address.locality}`}
          </dd>
          <dd>
            <Button tone="quiet" onPress={() => modal.getState().show('hours')}>
              {t('checkout.see-hours')}
            </Button>
          </dd>
        </div>
      </Facts>
    </Section>
  )
}

/** Title, order mode, and the venue with its hours. @source requirements CHK-01 */
export const checkoutVenueBlock = defineBlock({ type: 'checkout-venue', render: CheckoutVenue })
