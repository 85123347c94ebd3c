import styled from 'styled-components'

import type { MinorUnits } from '#domain/money/money.ts'
import { plate } from '#messages/plate.ts'
import { space, text, token } from '#theme/tokens.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Stepper } from '#ui/primitives/action/stepper.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'

import { useT } from './messages-context.tsx'
import { useMoney } from './money-context.tsx'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(2)} ${space(3)};

  /* Beside the stepper as long as its words have room there. */
  > button {
    flex: 1 1 8em;
    min-width: 0;
  }
  > p {
    display: flex;
    flex: 1 0 100%;
    align-items: center;
    gap: ${space(1.5)};
    color: ${token.danger};
    font-size: ${text[1]};
    font-weight: 500;
  }
`

export type QuantityBarProps = {
  readonly name: string
  readonly quantity: number
  readonly max: number
  readonly total: MinorUnits
  /** 'Agregar' or 'Actualizar' */
  readonly action: string
  readonly loading?: boolean
  /** why the stepper goes no further */
  readonly error?: string
  readonly onQuantity: (quantity: number) => void
  readonly onLimit: () => void
  readonly onPress: () => void
}

/** Stepper and the button that carries the total: 'Agregar · $ 12.400'. Stands in a modal's or page's footer. */
export function QuantityBar(props: QuantityBarProps) {
  const { name, quantity, max, total, action, loading, error, onQuantity, onLimit, onPress } = props
  const t = useT(plate)
  const money = useMoney()
  // no currency's sign is left alone at the end of a line
  const amount = money(total).replaceAll(' ', '\u00A0')
  return (
    <Root>
      {error !== undefined && (
        <p>
          <Icon name="warning" />
          {error}
        </p>
      )}
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
        {t('plate.button-total', { action, amount })}
      </Button>
    </Root>
  )
}
