/**
 * A ref that keeps the height of its element in a custom property of the page while the element is there, so that what
 * lies under a bar can be scrolled clear of it. Of elements that share it, such as one for each width of the window, the
 * shown one counts.
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
