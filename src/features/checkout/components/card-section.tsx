import { useCallback, useEffect, useId, useState } from 'react'
import styled from 'styled-components'
import { CARD_MOCK_LOADING_MS, DEFAULT_IDENTIFICATION, IDENTIFICATION_BY_COUNTRY } from '#domain/defaults.ts'
import { civilAt } from '#domain/time/zoned.ts'
import type { PaymentType } from '#generated/models.ts'
import type { CardForm } from '#providers/payments/contract.ts'
import { useSession, useSessionValue } from '#session/session-context.tsx'
import { useBranchContact, useVenue } from '#session/venue-context.tsx'
import { radius, space, text, token } from '#theme/tokens.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Spinner } from '#ui/primitives/feedback/spinner.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { cardOf, resetCard } from '../card-store.ts'
import { fieldId } from '../field-id.ts'
import { useCardProvider } from '../use-card-provider.ts'

const Root = styled.div`
  display: grid;
  gap: ${space(2)};

  &:focus {
    outline: none;
    box-shadow: none;
  }
  > .fields {
    position: relative;
  }
  > .fields > .place[data-hidden] {
    visibility: hidden;
  }
  > .fields > .wait {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space(2)};
    border-radius: ${radius.m};
    background: ${token.skeleton};
    color: ${token.text};
  }
  > .error,
  > .safe {
    display: flex;
    align-items: flex-start;
    gap: ${space(1.5)};
    font-size: ${text[1]};
  }
  > .error {
    color: ${token.danger};
    font-weight: 500;
  }
  > .safe {
    color: ${token.description};
  }
`

interface Props {
  payment: PaymentType
  error?: string
}

/** The fields of a card, which belong to its provider, and how they are doing. @source requirements CHK-04, CHK-12 */
export function CardSection({ payment, error }: Props) {
  const t = useT()
  const errorId = useId()
  const store = cardOf(useSession())
  const { branch, storefront } = useVenue()
  const { timeZone } = useBranchContact()
  const now = useSessionValue('clock', (clock) => clock.now)
  const { providerName = '', publicKey } = payment.onlinePayment ?? {}
  const provider = useCardProvider(providerName)
  const [form, setForm] = useState<CardForm>()
  const [hasFailed, setFailed] = useState(false)
  const isSettled = useSettled()
  const isFailed = hasFailed || provider.status === 'failed'
  const isLoaded = form !== undefined && isSettled

  useEffect(() => {
    if (isFailed) return resetCard(store, 'failed')
    if (!isLoaded) return resetCard(store, 'loading')
    store.setState({ status: 'loaded', form })
  }, [store, isFailed, isLoaded, form])
  useEffect(() => () => resetCard(store, 'not-started'), [store])

  const fail = useCallback(() => setFailed(true), [])
  const tellValid = useCallback((valid: boolean) => store.setState({ valid }), [store])
  if (isFailed) {
    return (
      <Notice tone="danger" live>
        {t('card.unavailable')}
      </Notice>
    )
  }
  const identification = IDENTIFICATION_BY_COUNTRY[branch?.country ?? ''] ?? DEFAULT_IDENTIFICATION
  return (
    <Root
      id={fieldId('card')}
      tabIndex={-1}
      role="group"
      aria-label={t('card.title')}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <div className="fields">
        <div className="place" data-hidden={isLoaded ? undefined : ''}>
          {provider.status === 'found' && (
            <provider.Form
              publicKey={publicKey ?? storefront.alias}
              origin={provider.origin}
              font={storefront.theme.fontFamily}
              identificationType={identification}
              month={civilAt(now, timeZone)}
              onReady={setForm}
              onFail={fail}
              onValid={tellValid}
            />
          )}
        </div>
        {!isLoaded && (
          <p className="wait" role="status">
            <Spinner />
            {t('card.loading')}
          </p>
        )}
      </div>
      {error !== undefined && (
        <p className="error" id={errorId}>
          <Icon name="warning" />
          {error}
        </p>
      )}
      <p className="safe">{t('card.safe')}</p>
    </Root>
  )
}

/** Whether the fields have stood long enough to be settled. @source diner spec §9 "Card mock-loading" */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), CARD_MOCK_LOADING_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}
