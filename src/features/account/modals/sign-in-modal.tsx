import { useState } from 'react'
import styled from 'styled-components'
import { ONE_TIME_CODE_MINUTES } from '#domain/defaults.ts'
import { signIn as texts } from '#messages/sign-in.ts'
import type { ModalView } from '#session/modal-store.ts'
import { useVenue } from '#session/page-context.ts'
import { space } from '#theme/tokens.ts'
import { wrap } from '#ui/primitives/base/look.ts'
import { useBusy } from '#ui/primitives/base/use-busy.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Intro } from '#ui/primitives/field/intro.ts'
import { FormModal } from '#ui/patterns/form-modal.tsx'
import { PhoneField } from '#ui/patterns/phone-field.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useSignIn, type SignInFault } from '../use-sign-in.ts'

/** Room for six digits with spaces between them. */
const CODE_MAX = 11

const Others = styled.div`
  ${wrap(2)}
  justify-content: space-between;
  /* Their texts stand on the edge of the form. */
  margin-inline: -${space(3.5)};
`

/** A number is read in one piece. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00A0')

const focusOn = (input: HTMLInputElement | null) => input?.focus()

/** 'Iniciar sesión': the phone, and its code where the venue sends one. @source diner spec §2.10, requirements ACCT-02 */
export const SignInModal: ModalView<'sign-in'> = ({ onSignedIn, onClosed }) => {
  const t = useT(texts)
  const toast = useToast()
  const { branch } = useVenue()
  const signIn = useSignIn()
  const { input, change, sentTo } = signIn
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<SignInFault>()
  // what the field said is told beside it, and what became of signing in by a toast
  const error = fault && t(fault)
  const type = (typed: string) => {
    setFault(undefined)
    setCode(typed)
  }
  const send = async () => {
    const outcome = await (sentTo ? signIn.submitCode(code) : signIn.submitPhone())
    if (outcome === 'done')
      return (wasOpen: boolean) => {
        toast(t('sign-in.done'), 'success')
        // who has left is signed in, and led nowhere
        if (wasOpen) onSignedIn?.()
      }
    if (outcome === 'code-sent') type('')
    else {
      setFault(outcome.fault)
      toast(t(outcome.fault === 'sign-in.invalid-phone' ? outcome.fault : 'sign-in.failed'), 'error')
    }
    return false
  }
  const [isAsking, again] = useBusy(async () => {
    const outcome = await signIn.sendAgain()
    if (outcome === 'code-sent') {
      setCode('')
      toast(t('sign-in.sent-again'), 'success')
    } else if (outcome !== 'done') toast(t(outcome.fault), 'error')
  })
  const restart = () => {
    type('')
    signIn.restart()
  }
  return (
    <FormModal
      title={t(sentTo ? 'sign-in.code-title' : 'sign-in.title')}
      submitLabel={t('sign-in.submit')}
      variant="dialog"
      isWaiting={isAsking}
      onClose={onClosed}
      onSend={send}
    >
      <Intro>
        {sentTo
          ? t('sign-in.code-sent', { phone: unbroken(sentTo.national) })
          : t(branch?.oneTimeCodes ? 'sign-in.text-code' : 'sign-in.text')}
      </Intro>
      {sentTo ? (
        <>
          <TextField
            ref={focusOn}
            label={t('sign-in.code')}
            hint={t('sign-in.code-hint', { minutes: ONE_TIME_CODE_MINUTES })}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={CODE_MAX}
            value={code}
            error={error}
            onChange={type}
          />
          <Others>
            <Button tone="quiet" onPress={restart}>
              {t('sign-in.other-phone')}
            </Button>
            <Button tone="quiet" onPress={() => void again()}>
              {t('sign-in.again')}
            </Button>
          </Others>
        </>
      ) : (
        <PhoneField
          label={t('sign-in.phone')}
          required
          country={input.country}
          value={input.phone}
          error={error}
          onCountryChange={(country) => change({ country })}
          onChange={(phone) => {
            setFault(undefined)
            change({ phone })
          }}
        />
      )}
    </FormModal>
  )
}
