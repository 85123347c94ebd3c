/** Timings and distances of the interface that primitives need; the values are the specification's. */
export {
  CART_ANSWER_MS,
  MAX_TOASTS,
  MODAL_CLOSE_MS,
  SLIDER_COMPLETES_AT,
  SLIDER_STEP_LIMIT,
  TOAST_ACTION_CLOSE_MS,
  TOAST_CLOSE_MS,
} from '#domain/defaults.ts'
