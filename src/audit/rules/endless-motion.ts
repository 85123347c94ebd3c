import { withMedia } from '../page/altered.ts'
import type { Rule } from '../rule.ts'

/** @source WCAG 2.2 "2.2.2 Pause, Stop, Hide" @units milliseconds */
const MOST = 5000

/** Motion of more than five seconds that cannot be stopped; loading indicators are exempt. */
export const endlessMotion: Rule = {
  id: 'endless-motion',
  wcag: ['2.2.2'],
  level: 'error',
  check: (page) =>
    withMedia(page, { reducedMotion: 'no-preference' }, () =>
      page.evaluate(async (most) => {
        const { controls, drawn, isShown, spot } = window.vitrinaAudit
        await drawn(1)
        const STOPS = /\b(?:pausar?|det[eé]n(?:er)?|parar|pause|stop)\b/i
        if (controls().some((one) => STOPS.test(one.getAttribute('aria-label') ?? one.innerText))) return []
        const LOADS =
          '[role=progressbar],[role=status],[role=alert],[aria-live],[aria-busy=true],progress,[role=timer]'
        const moving = document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .flatMap(({ effect }) =>
            effect instanceof KeyframeEffect && Number(effect.getComputedTiming().endTime) > most
              ? [effect.target]
              : [],
          )
        const playing = [...document.querySelectorAll<HTMLVideoElement>('video[autoplay]')].filter(
          ({ controls: has, duration }) => !has && !(duration < most / 1000),
        )
        return [...new Set([...moving, ...playing, ...document.querySelectorAll('marquee, blink')])].flatMap(
          (element) =>
            element && isShown(element) && !element.closest(LOADS)
              ? [{ ...spot(element), required: most / 1000 }]
              : [],
        )
      }, MOST),
    ),
}
