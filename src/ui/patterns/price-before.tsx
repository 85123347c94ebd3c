import { VisuallyHidden } from '#ui/primitives/base/visually-hidden.tsx'

import { useT } from './messages-context.tsx'

/** What something cost before, struck through; a screen reader hears 'Antes …'. @param amount - written as money */
export function PriceBefore({ amount }: { readonly amount: string }) {
  const t = useT()
  return (
    <>
      <VisuallyHidden>{t('common.price-before', { amount })}</VisuallyHidden>
      <s aria-hidden="true">{amount}</s>{' '}
    </>
  )
}
