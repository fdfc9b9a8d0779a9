import '@testing-library/jest-dom'
import 'jest-axe/extend-expect'
import { configure } from '@testing-library/dom'

// A state that comes late on a busy machine has come.
configure({ asyncUtilTimeout: 10_000 })
