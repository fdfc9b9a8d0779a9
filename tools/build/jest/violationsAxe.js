import jestAxe from '../../../node_modules/jest-axe/index.js'

/**
 * jest-axe as tests import it. axe describes the elements of violations alone: to find a selector for each element that
 * passed took most of its time.
 */
export const axe = jestAxe.configureAxe({ resultTypes: ['violations'] })
export const { configureAxe, toHaveNoViolations } = jestAxe
