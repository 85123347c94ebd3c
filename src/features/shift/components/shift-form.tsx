import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { shift } from '#messages/shift.ts'
import { useOnline } from '#session/use-online.ts'
import { space, text } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Form } from '#ui/primitives/field/form.tsx'

const Root = styled(Form)`
  gap: ${space(5)};

  /* Within reach of the thumb that holds the phone, and used outdoors: taller than elsewhere. */
  && input:not([type='checkbox'], [type='radio']) {
    min-height: 56px;
    font-size: ${text[3]};
    font-variant-numeric: tabular-nums;
  }
  && :is(button, a) {
    min-height: 60px;
    font-size: ${text[3]};
  }
`

interface ShiftFormProps {
  /** also the form's accessible name; the first form has none, the page's heading applies */
  heading?: string
  submit: string
  isBusy: boolean
  /** an error that belongs to no field */
  fault: string | undefined
  onSubmit: () => Promise<void>
  /** a secondary action */
  other?: ReactNode
  children: ReactNode
}

/** One form of the page: its fields, its errors and its button. */
export function ShiftForm({ heading, submit, isBusy, fault, onSubmit, other, children }: ShiftFormProps) {
  const t = useT(shift)
  const headingId = useId()
  const isOnline = useOnline()
  return (
    <Root aria-labelledby={heading === undefined ? undefined : headingId} onSend={onSubmit}>
      {heading !== undefined && <h2 id={headingId}>{heading}</h2>}
      {children}
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
      {!isOnline && (
        <Notice tone="warning" icon="offline" live>
          {t('shift.offline')}
        </Notice>
      )}
      <Button wide type="submit" loading={isBusy}>
        {submit}
      </Button>
      {other}
    </Root>
  )
}
