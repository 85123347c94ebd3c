import type { Rule } from '../rule.ts'
import { ambiguousLink } from './ambiguous-link.ts'
import { axe } from './axe.ts'
import { blockedPaste } from './blocked-paste.ts'
import { changeOnFocus } from './change-on-focus.ts'
import { colourOnlyError } from './colour-only-error.ts'
import { colourOnlyLink } from './colour-only-link.ts'
import { coveredFocus } from './covered-focus.ts'
import { dragOnly } from './drag-only.ts'
import { endlessMotion } from './endless-motion.ts'
import { fieldPurpose } from './field-purpose.ts'
import { focusOrder } from './focus-order.ts'
import { foreignText } from './foreign-text.ts'
import { frozenState } from './frozen-state.ts'
import { keyboardTrap } from './keyboard-trap.ts'
import { keylessControl } from './keyless-control.ts'
import { labelInName } from './label-in-name.ts'
import { largeText } from './large-text.ts'
import { lostFocus } from './lost-focus.ts'
import { lostInForcedColors } from './lost-in-forced-colors.ts'
import { lowContrast } from './low-contrast.ts'
import { mapWithoutText } from './map-without-text.ts'
import { modalFocus } from './modal-focus.ts'
import { modalWithoutEscape } from './modal-without-escape.ts'
import { motionDespiteReduce } from './motion-despite-reduce.ts'
import { namelessControl } from './nameless-control.ts'
import { namelessGroup } from './nameless-group.ts'
import { placeholderLabel } from './placeholder-label.ts'
import { severalH1 } from './several-h1.ts'
import { sidewaysScroll } from './sideways-scroll.ts'
import { silentChange } from './silent-change.ts'
import { smallTarget } from './small-target.ts'
import { spacedText } from './spaced-text.ts'
import { starOnly } from './star-only.ts'
import { unreachableControl } from './unreachable-control.ts'
import { unseenFocus } from './unseen-focus.ts'
import { vagueAlt } from './vague-alt.ts'
import { vagueTitle } from './vague-title.ts'
import { weakEdge } from './weak-edge.ts'
import { wrongLanguage } from './wrong-language.ts'

/**
 * Every rule of the audit, in the order of the checks: first those that only read, then those that move the focus, then
 * those that change how the page is shown. Rules missing here are not checked.
 */
export const rules: readonly Rule[] = [
  axe,
  lowContrast,
  weakEdge,
  vagueAlt,
  namelessControl,
  labelInName,
  placeholderLabel,
  starOnly,
  fieldPurpose,
  namelessGroup,
  severalH1,
  vagueTitle,
  colourOnlyLink,
  colourOnlyError,
  foreignText,
  wrongLanguage,
  ambiguousLink,
  mapWithoutText,
  dragOnly,
  smallTarget,
  silentChange,
  largeText,
  spacedText,
  unseenFocus,
  changeOnFocus,
  coveredFocus,
  focusOrder,
  keyboardTrap,
  unreachableControl,
  keylessControl,
  modalFocus,
  lostInForcedColors,
  motionDespiteReduce,
  endlessMotion,
  sidewaysScroll,
  blockedPaste,
  frozenState,
  modalWithoutEscape,
  lostFocus,
]
