import '@testing-library/jest-dom'
import 'jest-axe/extend-expect'
import { configure } from '@testing-library/dom'

// A busy machine may render an expected state late.
configure({ asyncUtilTimeout: 10_000 })
