import { useEffect, useState } from 'react'
import { shift as shiftTexts } from '#messages/shift.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { fieldId, useFault } from '../use-fault.ts'
import type { Shift } from '../use-shift.ts'
import { CodeField } from './code-field.tsx'
import { ShiftForm } from './shift-form.tsx'
import { ShipmentsLink } from './shipments-link.tsx'

interface ShiftCodeProps {
  shift: Shift
  /** true to start the shift, false to end it */
  starts: boolean
}

/** The code of a known rider. @source delivery spec §2 "logIn", "logOut" */
export function ShiftCode({ shift, starts }: ShiftCodeProps) {
  const t = useT(shiftTexts)
  const fault = useFault()
  const [code, setCode] = useState('')

  // this is the only field, and the page has just greeted the rider by name
  useEffect(() => document.getElementById(fieldId('code'))?.focus(), [])

  const change = async (isActive: boolean) => {
    if (code.trim() === '') return fault.tell(t('shift.fields-missing'), ['code'])
    fault.clear()
    fault.showRefusal(await shift.change(isActive, code.trim()))
  }
  return (
    <ShiftForm
      heading={t('shift.greeting', { name: shift.rider?.name ?? '' })}
      submit={t(starts ? 'shift.start' : 'shift.end')}
      isBusy={shift.isBusy}
      fault={fault.ofCall}
      onSubmit={() => change(starts)}
      other={
        shift.isElsewhere ? (
          <Button wide tone="secondary" onPress={() => void change(true)}>
            {t('shift.go-on')}
          </Button>
        ) : (
          !starts && <ShipmentsLink shift={shift} />
        )
      }
    >
      <CodeField
        value={code}
        error={fault.of('code')}
        onChange={(text) => {
          fault.clear()
          setCode(text)
        }}
      />
    </ShiftForm>
  )
}
