import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { useApi } from '#api/api-context.tsx'
import { isApiError } from '#api/client.ts'
import { consoleCalls } from '#api/console-calls.ts'
import { isBearerToken } from '#domain/identity/is-bearer-token.ts'
import { console } from '#messages/console.ts'
import { useBranchContact } from '#session/page-context.ts'
import { space, token } from '#theme/tokens.ts'
import { raised } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useBusy } from '#ui/primitives/base/use-busy.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'

const Box = styled(Form)`
  width: min(100% - ${space(8)}, 420px);
  margin: ${space(12)} auto;
  padding: ${space(6)};
  ${raised('l')}

  p {
    color: ${token.description};
  }
`

type Props = { isRevoked: boolean; onEnter: (token: string) => void }
type Fault = 'missing' | 'wrong' | 'failed'

const REFUSED = ['UNAUTHENTICATED', 'BRANCH_CONTACT_NOT_FOUND']

/** Asks for the venue's token, and checks it before storing it. */
export function SignIn({ isRevoked, onEnter }: Props) {
  const t = useT(console)
  const { client } = useApi()
  const queryClient = useQueryClient()
  const { id, name } = useBranchContact()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<Fault>()
  const [isBusy, enter] = useBusy(async (given: string) => {
    try {
      await queryClient.query({ ...consoleCalls(client, id, given).orders, retry: false })
      onEnter(given)
    } catch (error) {
      setFault(isApiError(error) && REFUSED.includes(error.code) ? 'wrong' : 'failed')
    }
  })
  const submit = async () => {
    if (isBusy) return
    const given = typed.trim()
    if (given === '') return setFault('missing')
    if (!isBearerToken(given)) return setFault('wrong')
    await enter(given)
  }
  return (
    <Box onSend={submit}>
      <h1>{t('console.sign-in.title')}</h1>
      <p>
        <strong>{name}</strong>
        <br />
        {t('console.sign-in.text')}
      </p>
      {isRevoked && <Notice tone="warning">{t('console.sign-in.revoked')}</Notice>}
      <TextField
        type="password"
        label={t('console.sign-in.token')}
        autoComplete="current-password"
        required
        maxLength={256}
        value={typed}
        onChange={(value) => {
          setTyped(value)
          setFault(undefined)
        }}
        error={fault && t(`console.sign-in.${fault}`)}
      />
      <Button type="submit" wide loading={isBusy}>
        {t('console.sign-in.submit')}
      </Button>
    </Box>
  )
}
