import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import styled from 'styled-components'

import { DEFAULT_COUNTRY } from '#domain/defaults.ts'
import { judgeCard } from '#domain/payment/card.ts'
import { card } from '#messages/card.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'

import type { CardFormProps, CardProvider } from '../contract.ts'
import { InstalmentsField } from './instalments-field.tsx'
import { chosenPlan, type Plan, type Price } from './plans.ts'
import { loadSdk, type SecureFieldName } from './sdk.ts'
import { mountSecureFields, SECURE_FIELDS, type SecureFields } from './secure-fields.ts'

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: ${space(4)};

  > * {
    grid-column: 1 / -1;
  }
  > :not(:last-child) {
    margin-bottom: ${space(4)};
  }
  > .expirationDate {
    grid-column: 1;
  }
  > .securityCode {
    grid-column: 2;
  }
  > .secure {
    display: grid;
    align-content: start;
  }
  /* Side by side, so that what is typed in stays in line where a label wraps. */
  > :is(.expirationDate, .securityCode) {
    grid-row: span 3;
    grid-template-rows: subgrid;
  }
  > .secure > .label {
    align-self: end;
    padding-bottom: ${space(1.5)};
    font-size: ${text[2]};
    font-weight: 600;
  }
  > .secure > .place {
    height: 48px;
    padding: 0 ${space(3.5)};
    border: 1.5px solid ${token.fieldBorder};
    border-radius: ${radius.m};
    background: ${token.surfaceRaised};
  }
  > .secure[data-invalid] > .place {
    border-color: ${token.danger};
  }
  > .secure > .error {
    display: flex;
    gap: ${space(1.5)};
    padding-top: ${space(1.5)};
    color: ${token.danger};
    font-size: ${text[1]};
    font-weight: 500;
  }
  > .secure > .error:empty {
    display: none;
  }
`

const NAME_MAX = 80
const DOCUMENT_MAX = 20
/** Stand in for fields inside the vendor's frames, which validate them. */
const ELSEWHERE = { cardNumber: '', cardExpiry: '', cardSecurityCode: '' }

/** Name and document on our page, the card data in the vendor's frames. */
function MercadoPagoCard({ publicKey, identificationType, month, price, ...tell }: CardFormProps) {
  const t = useT(card)
  const id = useId()
  const [cardName, setName] = useState('')
  const [cardDocument, setDocument] = useState('')
  const [right, setRight] = useState<ReadonlySet<SecureFieldName>>(new Set())
  const [isRevealed, setRevealed] = useState(false)
  const [bin, setBin] = useState('')
  const [count, setCount] = useState(1)
  const root = useRef<HTMLDivElement>(null)
  const fields = useRef<SecureFields>(undefined)
  const plans = usePlans(fields, bin, price)
  const instalments = chosenPlan(plans, count)?.count ?? 1
  const faults = judgeCard({ ...ELSEWHERE, cardName, cardDocument }, month)
  const isValid = !faults.cardName && !faults.cardDocument && SECURE_FIELDS.every((name) => right.has(name))
  const now = { ...tell, cardName, cardDocument, identificationType, instalments, isValid, right }
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })
  useEffect(() => latest.current.onValid(isValid), [isValid])

  useEffect(() => {
    let isGone = false
    const focusFirst = () => {
      const wrong = SECURE_FIELDS.find((name) => !latest.current.right.has(name))
      if (wrong === 'cardNumber') return fields.current?.focus(wrong)
      const own = root.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')
      if (own) own.focus()
      else if (wrong) fields.current?.focus(wrong)
    }
    const start = async () => {
      const MercadoPago = await loadSdk()
      if (isGone || !root.current) return
      const style = getComputedStyle(root.current)
      const color = (name: string) => style.getPropertyValue(`--${name}`).trim()
      fields.current = mountSecureFields({
        sdk: new MercadoPago(publicKey, { locale: `${document.documentElement.lang}-${DEFAULT_COUNTRY}` }),
        placeOf: (name) => `${id}-${name}`,
        style: {
          height: '44px',
          fontSize: '16px',
          color: color('text'),
          placeholderColor: color('description'),
        },
        onRight: setRight,
        onBin: setBin,
        onFail: () => latest.current.onFail(),
        onReady: () =>
          latest.current.onReady({
            tokenise: async () => {
              const { isValid: mayBeSent, cardName: name, cardDocument: document } = latest.current
              setRevealed(true)
              if (!mayBeSent || !fields.current) return { ok: false, code: 'INVALID' }
              return fields.current.tokenise({
                name,
                document,
                identificationType: latest.current.identificationType,
                instalments: latest.current.instalments,
              })
            },
            reveal: (focus) => {
              setRevealed(true)
              if (focus) setTimeout(focusFirst)
            },
          }),
      })
    }
    start().catch(() => {
      if (!isGone) latest.current.onFail()
    })
    return () => {
      isGone = true
      fields.current?.remove()
    }
  }, [publicKey, id])

  const errorOf = (fault: string | undefined, invalid: string) => {
    if (!isRevealed || fault === undefined) return undefined
    return fault === 'EMPTY' ? t('card.error.incomplete') : invalid
  }
  const secure = (name: SecureFieldName, label: string, invalid: string) => {
    const error = isRevealed && !right.has(name) ? invalid : ''
    return (
      <div className={`secure ${name}`} data-invalid={error === '' ? undefined : ''}>
        <p className="label">{label}</p>
        <div className="place" id={`${id}-${name}`} />
        <p className="error" aria-live="polite">
          {error !== '' && <Icon name="warning" />}
          {error}
        </p>
      </div>
    )
  }
  return (
    <Fields ref={root}>
      {secure('cardNumber', t('card.number'), t('card.error.number'))}
      <TextField
        label={t('card.name')}
        required
        autoComplete="cc-name"
        maxLength={NAME_MAX}
        value={cardName}
        error={errorOf(faults.cardName, t('card.error.name'))}
        onChange={setName}
      />
      {secure('expirationDate', t('card.expiry'), t('card.error.expiry'))}
      {secure('securityCode', t('card.security-code'), t('card.error.security-code'))}
      <TextField
        label={t('card.document', { document: identificationType })}
        required
        maxLength={DOCUMENT_MAX}
        value={cardDocument}
        error={errorOf(faults.cardDocument, t('card.error.document'))}
        onChange={setDocument}
      />
      <InstalmentsField plans={plans} count={count} onChoose={setCount} />
    </Fields>
  )
}

/** The browser half of Mercado Pago. */
export const mercadoPagoCard: CardProvider = { id: 'mercado-pago', Form: MercadoPagoCard }

const NONE: readonly Plan[] = []

/** The vendor's instalment plans for the typed card and the current price; none until both are known. */
function usePlans(
  fields: RefObject<SecureFields | undefined>,
  bin: string,
  price: Price | undefined,
): readonly Plan[] {
  const [offer, setOffer] = useState({ key: '', plans: NONE })
  const { amount, decimals } = price ?? {}
  const key = `${bin} ${amount} ${decimals}`
  useEffect(() => {
    if (bin === '' || amount === undefined || decimals === undefined) return undefined
    let isStale = false
    const show = (plans: readonly Plan[]) => {
      if (!isStale) setOffer({ key, plans })
    }
    void fields.current?.plansOf(bin, { amount, decimals }).then(show)
    return () => {
      isStale = true
    }
  }, [fields, bin, amount, decimals, key])
  // plans of another card or price have other costs
  return offer.key === key ? offer.plans : NONE
}
