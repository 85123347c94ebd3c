/**
 * A ref that keeps the height of its element in a custom property of the page while the element is there, so that what
 * lies under a bar can be scrolled clear of it.
 * @param property - such as `--sticky-bottom`; its value is in CSS pixels
 */
export const keepHeight = (property: `--${string}`) => (element: HTMLElement | null) => {
  if (!element) return undefined
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`))
  watch.observe(element)
  return () => {
    watch.disconnect()
    style.removeProperty(property)
  }
}
