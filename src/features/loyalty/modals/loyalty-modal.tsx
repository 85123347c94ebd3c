import styled from 'styled-components'
import type { LoyaltyTerms } from '#domain/loyalty/redemption.ts'
import { cashbackText } from '#domain/loyalty/cashback-text.ts'
import { loyalty as texts } from '#messages/loyalty.ts'
import type { ModalView } from '#session/modal-store.ts'
import { useSession, useVenue } from '#session/page-context.ts'
import { useCheckoutQuote } from '#session/use-checkout-quote.ts'
import { useLoyalty, useOwnLoyalty, type Loyalty } from '#session/use-loyalty.ts'
import { space, text } from '#theme/tokens.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { VisuallyHidden } from '#ui/primitives/base/visually-hidden.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Skeleton } from '#ui/primitives/feedback/skeleton.tsx'
import { Modal } from '#ui/patterns/modal.tsx'
import { useCloseModal } from '#ui/patterns/modal-control.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { RetryNotice } from '#ui/patterns/retry-notice.tsx'
import { Balance, BalancePlace } from '../components/balance.tsx'
import { HistoryList } from '../components/history-list.tsx'
import { RedeemForm } from '../components/redeem-form.tsx'
import { Rules } from '../components/rules.tsx'

const Body = styled.div`
  ${stack(5)}

  > .lead {
    font-size: ${text[2]};
    font-weight: 600;
  }
`

const Sentence = styled.p`
  margin-bottom: ${space(3)};
`

/**
 * The program's points: what they are and the balance; with `redeem`, how many this order uses.
 * @source requirements LOY-01 … LOY-03
 */
export const LoyaltyModal: ModalView<'loyalty'> = ({ redeem = false, onClosed }) =>
  redeem ? <OfOrder onClosed={onClosed} /> : <Own onClosed={onClosed} />

type Closing = { onClosed: () => void }
const OfOrder = (props: Closing) => <Panel {...props} loyalty={useLoyalty()} redeem />
const Own = (props: Closing) => <Panel {...props} loyalty={useOwnLoyalty()} redeem={false} />

function Panel({ loyalty, redeem, onClosed }: Closing & Omit<ContentProps, 'terms'>) {
  const { terms } = loyalty
  return (
    <Modal title={terms?.program.name ?? ''} variant="side" onClose={onClosed}>
      {terms && <Content {...{ loyalty, terms, redeem }} />}
    </Modal>
  )
}

interface ContentProps {
  loyalty: Loyalty
  terms: LoyaltyTerms
  redeem: boolean
}

function Content({ loyalty, terms, redeem }: ContentProps) {
  const t = useT()
  const { branch, branchContact } = useVenue()
  const { program } = terms
  const { phone } = loyalty
  return (
    <Body>
      {!redeem && program.orderPercentage > 0 && (
        <p className="lead">
          {t('menu.cashback', { n: cashbackText(program.orderPercentage), program: program.name })}
        </p>
      )}
      <Held {...{ loyalty, terms, redeem }} />
      <Rules {...terms} />
      {branch && phone !== '' && !redeem && (
        <HistoryList branchId={branch.id} phone={phone} timeZone={branchContact?.timeZone ?? deviceZone()} />
      )}
    </Body>
  )
}

/** Branch pages have no venue, and so no venue time zone. */
const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

function Held({ loyalty, terms, redeem }: ContentProps) {
  const t = useT(texts)
  const { branch } = useVenue()
  const { isResting, phone, isLoading, isError, retry } = loyalty
  if (isResting || isLoading)
    return (
      <>
        <VisuallyHidden role="status">{t('shell.status.loading')}</VisuallyHidden>
        <BalancePlace />
      </>
    )
  if (phone === '') return <SignIn text={t('loyalty.who', { program: terms.program.name })} redeem={redeem} />
  if (isError) return <RetryNotice text={t('loyalty.failed')} onRetry={retry} />
  return (
    <>
      <Balance {...terms} />
      {redeem && <Redeem terms={terms} />}
      {branch?.oneTimeCodes && !terms.earns && <SignIn text={t('loyalty.more')} redeem={redeem} />}
    </>
  )
}

function Redeem({ terms }: { terms: LoyaltyTerms }) {
  const { quote } = useCheckoutQuote()
  return quote ? <RedeemForm terms={terms} quote={quote} /> : <Skeleton shapes={['button']} />
}

/** Sign-in for the points of a phone; the modal reopens afterwards. */
function SignIn({ text: sentence, redeem }: { text: string; redeem: boolean }) {
  const t = useT(texts)
  const close = useCloseModal()
  const { modal } = useSession()
  const onSignedIn = () => modal.getState().show('loyalty', { redeem })
  return (
    <Notice icon="user">
      <Sentence>{sentence}</Sentence>
      <Button tone="secondary" onPress={() => close(() => modal.getState().show('sign-in', { onSignedIn }))}>
        {t('loyalty.sign-in')}
      </Button>
    </Notice>
  )
}
