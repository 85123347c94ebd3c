import type { ComponentProps } from 'react'
import styled from 'styled-components'

import { space } from '#theme/tokens.ts'

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & { readonly onSend: () => unknown }

/** Fields one below the other, sent without leaving the page; what is wrong with them the form says itself. */
export function Form({ onSend, ...form }: Props) {
  return (
    <Fields
      {...form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    />
  )
}
