import { useId } from 'react'
import styled from 'styled-components'
import type { UserLocation } from '#generated/models.ts'
import { checkout } from '#messages/checkout.ts'
import { useSession } from '#session/page-context.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { quiet, stack } from '#ui/primitives/base/look.ts'
import { FieldError } from '#ui/primitives/field/field-error.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { fieldId } from '../field-id.ts'

const Root = styled.div`
  ${stack(1.5)}

  > button {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(3)};
    width: 100%;
    min-height: 56px;
    padding: ${space(3)} ${space(3.5)};
    border: 1.5px solid ${token.fieldBorder};
    border-radius: ${radius.m};
    background: ${token.surfaceRaised};
    color: ${token.text};
    text-align: start;
  }
  > button[data-invalid] {
    border-color: ${token.danger};
  }
  > button > svg:first-child {
    color: ${token.link};
    font-size: 1.375em;
  }
  > button small {
    ${quiet}
  }
  > button strong {
    font-weight: 600;
  }
  > button > span {
    ${stack(0.5)}
  }
  > button em {
    color: ${token.link};
    font-size: ${text[1]};
    font-style: normal;
    font-weight: 600;
    text-decoration: underline;
  }
`

/** The address of the order; pressing it opens the address modal. */
export function AddressChoice({ location, error }: { location?: UserLocation; error?: string }) {
  const t = useT(checkout)
  const errorId = useId()
  const { modal } = useSession()
  const [first, ...rest] = (location?.fullAddress ?? '').split(', ')
  return (
    <Root>
      <button
        type="button"
        id={fieldId('location')}
        data-invalid={error === undefined ? undefined : ''}
        aria-describedby={error === undefined ? undefined : errorId}
        onClick={() => modal.getState().show('address', { mandatory: location === undefined })}
      >
        <Icon name="pin" />
        {location ? (
          <span>
            <strong>{first}</strong>
            <small>{rest.join(', ')}</small>
            <em>{t('checkout.change-address')}</em>
          </span>
        ) : (
          <span>{t('checkout.enter-address')}</span>
        )}
        <Icon name="chevron-right" />
      </button>
      <FieldError id={errorId} text={error} />
    </Root>
  )
}
