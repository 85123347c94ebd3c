/**
 * A ref that publishes the height of its element as a custom property of the page while it is mounted, so that content
 * under a bar can be scrolled clear of it. If elements share a property, such as one per window width, the visible one
 * counts.
 * @param property - such as `--sticky-bottom`; its value is in CSS pixels
 */
export function keepHeight(property: `--${string}`) {
  let shown: HTMLElement | undefined
  return (element: HTMLElement | null) => {
    if (!element) return undefined
    const { style } = document.documentElement
    const forget = () => {
      if (shown !== element) return
      shown = undefined
      style.removeProperty(property)
    }
    const watch = new ResizeObserver(() => {
      if (element.offsetHeight === 0) return forget()
      shown = element
      style.setProperty(property, `${element.offsetHeight}px`)
    })
    watch.observe(element)
    return () => {
      watch.disconnect()
      forget()
    }
  }
}
