import { useEffect, useEffectEvent, useRef } from 'react'
import { loyalty } from '#messages/loyalty.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

interface Props {
  onMore: () => void
}

/** Asks for the next page as soon as it comes into sight; pressing it does the same. */
export function MoreRows({ onMore }: Props) {
  const t = useT(loyalty)
  const box = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(onMore)
  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) ask()
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box}>
      <Button tone="secondary" wide onPress={onMore}>
        {t('loyalty.history-more')}
      </Button>
    </div>
  )
}
