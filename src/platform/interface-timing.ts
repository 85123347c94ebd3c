/** Timings of the interface that primitives need; the values are the specification's. */
export { MAX_TOASTS, MODAL_CLOSE_MS, TOAST_CLOSE_MS } from '#domain/defaults.ts'
