import styled from 'styled-components'

import type { MinorUnits } from '#domain/money/money.ts'
import { space } from '#theme/tokens.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Stepper } from '#ui/primitives/action/stepper.tsx'

import { useT } from './messages-context.tsx'
import { useMoney } from './money-context.tsx'

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)};
`

export type QuantityBarProps = {
  readonly name: string
  readonly quantity: number
  readonly max: number
  readonly total: MinorUnits
  /** 'Agregar' or 'Actualizar' */
  readonly action: string
  readonly loading?: boolean
  readonly onQuantity: (quantity: number) => void
  readonly onLimit: () => void
  readonly onPress: () => void
}

/** Stepper and the button that carries the total: 'Agregar · $ 12.400'. Stands in a modal's or page's footer. */
export function QuantityBar(props: QuantityBarProps) {
  const { name, quantity, max, total, action, loading, onQuantity, onLimit, onPress } = props
  const t = useT()
  const money = useMoney()
  return (
    <Root>
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
      <Button wide loading={loading} onPress={onPress}>
        {t('plate.button-total', { action, amount: money(total) })}
      </Button>
    </Root>
  )
}
