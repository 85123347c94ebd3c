import { useCallback, useEffect, useId, useState } from 'react'
import styled from 'styled-components'
import { CARD_MOCK_LOADING_MS } from '#domain/defaults.ts'
import { card } from '#messages/card.ts'
import { radius, space, token } from '#theme/tokens.ts'
import { noRing, quiet, stack } from '#ui/primitives/base/look.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Spinner } from '#ui/primitives/feedback/spinner.tsx'
import { FieldError } from '#ui/primitives/field/field-error.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { loadCardProvider, type CardForm, type CardFormProps, type CardProvider } from './contract.ts'

const Root = styled.div`
  ${stack(2)}

  &:focus {
    ${noRing}
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
  > .safe {
    ${quiet}
  }
`

/** Loading state of the card fields. @source diner spec §4 "Card provider: not-started, loading, loaded" */
export type CardPlaceState =
  | { status: 'loading' | 'failed'; form?: undefined }
  | { status: 'loaded'; form: CardForm }

export interface CardPlaceProps extends Pick<
  CardFormProps,
  'publicKey' | 'font' | 'identificationType' | 'month' | 'price' | 'onValid'
> {
  /** provider of the card fields */
  readonly providerName: string
  /** providers as this server lists them; pass a stable function */
  readonly listServed: () => Promise<readonly { name: string; origin?: string }[]>
  readonly id?: string
  readonly error?: string
  /** pass a stable function */
  readonly onState: (state: CardPlaceState) => void
}

/** Container of a provider's card fields and their loading state. @source requirements CHK-04, CHK-12 */
export function CardPlace({ providerName, listServed, id, error, onState, ...fields }: CardPlaceProps) {
  const t = useT(card)
  const errorId = useId()
  const provider = useFound(providerName, listServed)
  const [form, setForm] = useState<CardForm>()
  const [hasFailed, setFailed] = useState(false)
  const isSettled = useSettled()
  const isFailed = hasFailed || provider === 'failed'
  const isLoaded = form !== undefined && isSettled

  useEffect(() => {
    if (isFailed) onState({ status: 'failed' })
    else onState(isLoaded ? { status: 'loaded', form } : { status: 'loading' })
  }, [onState, isFailed, isLoaded, form])

  const fail = useCallback(() => setFailed(true), [])
  if (isFailed) {
    return (
      <Notice tone="danger" live>
        {t('card.unavailable')}
      </Notice>
    )
  }
  return (
    <Root
      id={id}
      tabIndex={-1}
      role="group"
      aria-label={t('card.title')}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <FieldError id={errorId} text={error} />
      <div className="fields">
        <div className="place" data-hidden={isLoaded ? undefined : ''}>
          {typeof provider === 'object' && (
            <provider.Form {...fields} origin={provider.origin} onReady={setForm} onFail={fail} />
          )}
        </div>
        {!isLoaded && (
          <p className="wait" role="status">
            <Spinner />
            {t('card.loading')}
          </p>
        )}
      </div>
      <p className="safe">{t('card.safe')}</p>
    </Root>
  )
}

type Found = 'loading' | 'failed' | { Form: CardProvider['Form']; origin?: string }

/** The card fields of a provider: their code, and the origin that the server lists for them. */
function useFound(name: string, listServed: CardPlaceProps['listServed']): Found {
  const [found, setFound] = useState<Found>('loading')
  useEffect(() => {
    let isStale = false
    const find = async (): Promise<Found> => {
      const [provider, providers] = await Promise.all([loadCardProvider(name), listServed()])
      const served = providers.find((one) => one.name === name)
      return provider && served ? { Form: provider.Form, origin: served.origin } : 'failed'
    }
    const show = (result: Found) => {
      if (!isStale) setFound(result)
    }
    find().then(show, () => show('failed'))
    return () => {
      isStale = true
    }
  }, [name, listServed])
  return found
}

/** Whether the fields have been there long enough to be settled. @source diner spec §9 "Card mock-loading" */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), CARD_MOCK_LOADING_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}
