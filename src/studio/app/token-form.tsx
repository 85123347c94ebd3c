import { useEffect, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'

import { isBearerToken } from '#domain/identity/is-bearer-token.ts'
import { studio } from '#messages/studio.ts'
import { space, text, token } from '#theme/tokens.ts'
import { raised } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { useArrival } from '../look/use-arrival.ts'

const Root = styled.main`
  display: grid;
  place-content: center;
  min-height: calc(100dvh - var(--over-studio, 0px));
  padding: ${space(6)};

  > form {
    width: min(100vw - ${space(12)}, 400px);
    padding: ${space(6)};
    ${raised('l')}
  }
  h1 {
    font-size: ${text[4]};
  }
  p {
    color: ${token.description};
  }
`

type TokenFormProps = {
  /** the server rejected the last one */
  readonly isRefused: boolean
  readonly isBusy: boolean
  readonly onEnter: (token: string) => void
}

/** Asks for the token before anything else is shown. */
export function TokenPage(props: TokenFormProps) {
  const t = useT(studio)
  const heading = useArrival<HTMLHeadingElement>()
  return (
    <Root>
      <TokenForm {...props}>
        <h1 {...heading}>{t('studio.title')}</h1>
      </TokenForm>
    </Root>
  )
}

/** Asks for the operator's token. */
export function TokenForm({
  isRefused,
  isBusy,
  onEnter,
  children,
}: TokenFormProps & { readonly children?: ReactNode }) {
  const t = useT(studio)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<'missing' | 'wrong'>()
  // Focuses the field, so that the error is read with it instead of the heading.
  useEffect(() => {
    if (isRefused) field.current?.focus()
  }, [isRefused])
  const submit = () => {
    const given = typed.trim()
    if (given === '') return setFault('missing')
    if (!isBearerToken(given)) return setFault('wrong')
    setFault(undefined)
    onEnter(given)
  }
  const shown = fault ?? (isRefused ? 'wrong' : undefined)
  return (
    <Form onSend={submit}>
      {children}
      <p>{t('studio.token.text')}</p>
      <TextField
        ref={field}
        type="password"
        label={t('studio.token')}
        autoComplete="current-password"
        required
        maxLength={256}
        value={typed}
        error={shown && t(`studio.token.${shown}`)}
        onChange={(value) => {
          setTyped(value)
          setFault(undefined)
        }}
      />
      <Button type="submit" wide loading={isBusy}>
        {t('studio.token.submit')}
      </Button>
    </Form>
  )
}
