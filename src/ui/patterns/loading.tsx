import { VisuallyHidden } from '#ui/primitives/base/visually-hidden.tsx'
import { Skeleton, type SkeletonShape } from '#ui/primitives/feedback/skeleton.tsx'

import { useT } from './messages-context.tsx'

/** Placeholders, with 'Cargando' for screen readers. */
export function Loading({ shapes }: { readonly shapes: readonly SkeletonShape[] }) {
  const t = useT()
  return (
    <>
      <VisuallyHidden role="status">{t('shell.status.loading')}</VisuallyHidden>
      <Skeleton shapes={shapes} />
    </>
  )
}
