import { withMedia } from '../page/altered.ts'
import type { Rule } from '../rule.ts'

/** Shorter movements are not perceived. @units seconds */
const MOST = 0.001

/** Animations, sliding transitions and smooth scrolling despite a preference for reduced motion. */
export const motionDespiteReduce: Rule = {
  id: 'motion-despite-reduce',
  wcag: ['2.3.3'],
  level: 'error',
  check: (page) =>
    withMedia(page, { reducedMotion: 'reduce' }, () =>
      page.evaluate((most) => {
        const { spot } = window.vitrinaAudit
        const MOVES =
          /^all$|^(?!.*-color$).*(?:transform|translate|scale|rotate|width|height|top|right|bottom|left|margin|inset|padding)/
        const seconds = (list: string) => list.split(', ').map(Number.parseFloat)
        const longest = ({
          animationName,
          animationDuration,
          transitionProperty,
          transitionDuration,
          scrollBehavior,
        }: CSSStyleDeclaration) => {
          const animated = animationName === 'none' ? 0 : Math.max(...seconds(animationDuration))
          const durations = seconds(transitionDuration)
          const slides = transitionProperty
            .split(', ')
            .map((name, place) => (MOVES.test(name) ? (durations[place % durations.length] ?? 0) : 0))
          return Math.max(animated, ...slides, scrollBehavior === 'smooth' ? 1 : 0)
        }
        const scripted = document
          .getAnimations()
          .filter((one) => !(one instanceof CSSAnimation) && !(one instanceof CSSTransition))
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
        return [...document.querySelectorAll('*')].flatMap((element) => {
          if (!element.checkVisibility()) return []
          const own = scripted
            .filter(({ target }) => target === element)
            .map((effect) => Number(effect.getComputedTiming().duration) / 1000)
          const measured = Math.max(
            ...[null, '::before', '::after'].map((pseudo) => longest(getComputedStyle(element, pseudo))),
            ...own,
          )
          return measured > most ? [{ ...spot(element), measured, required: most }] : []
        })
      }, MOST),
    ),
}
