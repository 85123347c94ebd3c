import type { MouseEvent } from 'react'
import styled from 'styled-components'

import type { MinorUnits } from '#domain/money/money.ts'
import { plate } from '#messages/plate.ts'
import { wrap } from '#ui/primitives/base/look.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Stepper } from '#ui/primitives/action/stepper.tsx'
import { FieldError } from '#ui/primitives/field/field-error.tsx'

import { useT } from './messages-context.tsx'
import { useMoney } from './money-context.tsx'

const Root = styled.div`
  ${wrap(2, 3)}
  align-items: center;
  justify-content: center;

  /* Beside the stepper as long as its words have room there. */
  > button {
    flex: 1 1 8em;
    min-width: 0;
  }
  > p {
    flex: 1 0 100%;
  }
`

export type QuantityBarProps = {
  readonly name: string
  readonly quantity: number
  readonly max: number
  readonly total: MinorUnits
  /** 'Agregar' or 'Actualizar' */
  readonly action: string
  /** why the stepper is at its limit */
  readonly error?: string
  readonly onQuantity: (quantity: number) => void
  readonly onLimit: () => void
  readonly onPress: (event: MouseEvent) => void
}

/** Stepper and a button with the total: 'Agregar · $ 12.400'. For the footer of a modal or page. */
export function QuantityBar(props: QuantityBarProps) {
  const { name, quantity, max, total, action, error, onQuantity, onLimit, onPress } = props
  const t = useT(plate)
  const money = useMoney()
  return (
    <Root>
      <FieldError text={error} />
      <Stepper
        value={quantity}
        min={1}
        max={max}
        labels={{
          group: t('common.quantity', { name }),
          decrease: t('common.decrease', { name }),
          increase: t('common.increase', { name }),
        }}
        onChange={onQuantity}
        onLimit={onLimit}
      />
      <Button wide onPress={onPress}>
        {t('plate.button-total', { action, amount: money(total) })}
      </Button>
    </Root>
  )
}
