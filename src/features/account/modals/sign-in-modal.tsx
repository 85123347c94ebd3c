import { useId, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { ONE_TIME_CODE_MINUTES } from '#domain/defaults.ts'
import { signIn as texts } from '#messages/sign-in.ts'
import type { ModalView } from '#session/modal-store.ts'
import { useVenue } from '#session/page-context.ts'
import { space } from '#theme/tokens.ts'
import { wrap } from '#ui/primitives/base/look.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { Intro } from '#ui/primitives/field/intro.ts'
import { PhoneField } from '#ui/patterns/phone-field.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Modal, useCloseModal, useModalOpen } from '#ui/patterns/modal.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useSignIn, type SignIn, type SignInFault } from '../use-sign-in.ts'

/** Room for six digits with spaces between them. */
const CODE_MAX = 11

const Others = styled.div`
  ${wrap(2)}
  justify-content: space-between;
  /* Their texts stand on the edge of the form. */
  margin-inline: -${space(3.5)};
`

/** 'Iniciar sesión': the phone, and its code where the venue sends one. @source diner spec §2.10, requirements ACCT-02 */
export const SignInModal: ModalView<'sign-in'> = ({ onSignedIn, onClosed }) => {
  const t = useT(texts)
  const form = useId()
  const signIn = useSignIn()
  const [isBusy, setBusy] = useState(false)
  const step = { form, signIn, onBusy: setBusy, onSignedIn }
  return (
    <Modal
      title={t(signIn.sentTo ? 'sign-in.code-title' : 'sign-in.title')}
      variant="dialog"
      onClose={onClosed}
      footer={
        <Button wide type="submit" form={form} loading={isBusy}>
          {t('sign-in.submit')}
        </Button>
      }
    >
      {signIn.sentTo ? <CodeStep {...step} /> : <PhoneStep {...step} />}
    </Modal>
  )
}

/** A number is read in one piece. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00A0')

interface StepProps {
  form: string
  signIn: SignIn
  onBusy: (isBusy: boolean) => void
  onSignedIn?: () => void
}

function PhoneStep(props: StepProps) {
  const t = useT(texts)
  const { branch } = useVenue()
  const { input, change, submitPhone } = props.signIn
  return (
    <Step
      {...props}
      field="phone"
      intro={t(branch?.oneTimeCodes ? 'sign-in.text-code' : 'sign-in.text')}
      submit={submitPhone}
    >
      {({ id, error, clear }) => (
        <PhoneField
          id={id}
          label={t('sign-in.phone')}
          required
          country={input.country}
          value={input.phone}
          error={error}
          onCountryChange={(country) => change({ country })}
          onChange={(phone) => {
            clear()
            change({ phone })
          }}
        />
      )}
    </Step>
  )
}

function CodeStep(props: StepProps) {
  const t = useT(texts)
  const toast = useToast()
  const { signIn, onBusy } = props
  const [code, setCode] = useState('')
  const again = async () => {
    onBusy(true)
    const outcome = await signIn.sendAgain().finally(() => onBusy(false))
    if (outcome === 'code-sent') {
      setCode('')
      toast(t('sign-in.sent-again'), 'success')
    } else if (outcome !== 'done') toast(t(outcome.fault), 'error')
  }
  return (
    <Step
      {...props}
      field="code"
      focuses
      intro={t('sign-in.code-sent', { phone: unbroken(signIn.sentTo?.national ?? '') })}
      submit={() => signIn.submitCode(code)}
    >
      {({ id, error, clear, focus }) => (
        <>
          <TextField
            id={id}
            ref={focus}
            label={t('sign-in.code')}
            hint={t('sign-in.code-hint', { minutes: ONE_TIME_CODE_MINUTES })}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={CODE_MAX}
            value={code}
            error={error}
            onChange={(text) => {
              clear()
              setCode(text)
            }}
          />
          <Others>
            <Button tone="quiet" onPress={signIn.restart}>
              {t('sign-in.other-phone')}
            </Button>
            <Button tone="quiet" onPress={() => void again()}>
              {t('sign-in.again')}
            </Button>
          </Others>
        </>
      )}
    </Step>
  )
}

interface StepFormProps extends StepProps {
  field: string
  /** its field takes the focus when the step appears */
  focuses?: boolean
  intro: string
  submit: SignIn['submitPhone']
  children: (field: {
    id: string
    error: string | undefined
    clear: () => void
    focus: ((input: HTMLInputElement | null) => void) | undefined
  }) => ReactNode
}

const focusOn = (input: HTMLInputElement | null) => input?.focus()

/** One form of the dialog: what its field said is told beside it, and what became of signing in by a toast. */
function Step({ form, field, focuses, intro, submit, onBusy, onSignedIn, children }: StepFormProps) {
  const t = useT(texts)
  const toast = useToast()
  const close = useCloseModal()
  const isOpen = useModalOpen()
  const [fault, setFault] = useState<SignInFault>()
  const id = `${form}-${field}`
  const send = async () => {
    onBusy(true)
    const outcome = await submit().finally(() => onBusy(false))
    if (outcome === 'done') {
      // who has left is signed in, and led nowhere
      const wasOpen = isOpen()
      return close(() => {
        toast(t('sign-in.done'), 'success')
        if (wasOpen) onSignedIn?.()
      })
    }
    if (outcome === 'code-sent') return
    setFault(outcome.fault)
    toast(t(outcome.fault === 'sign-in.invalid-phone' ? outcome.fault : 'sign-in.failed'), 'error')
    document.getElementById(id)?.focus()
  }
  return (
    <Form id={form} onSend={send}>
      <Intro>{intro}</Intro>
      {children({
        id,
        error: fault && t(fault),
        clear: () => setFault(undefined),
        focus: focuses ? focusOn : undefined,
      })}
    </Form>
  )
}
