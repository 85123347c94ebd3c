/** Id of the element of a garnish group, to bring it into view and give it focus. */
export const groupFieldId = (groupId: string): string => `grupo-${groupId}`

/** Scrolls to the group that needs a choice and focuses it, so that screen readers announce its name and error. */
export function focusGroup(groupId: string | undefined): void {
  if (groupId === undefined) return
  const field = document.getElementById(groupFieldId(groupId))
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
