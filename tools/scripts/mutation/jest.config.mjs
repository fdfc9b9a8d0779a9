import base from '../../../jest.config.ts'

const { projects, ...rest } = base

/** The tests of domain and files as the only project: StrykerJS measures coverage in one project alone. */
export default {
  ...rest,
  ...projects.find(({ roots }) => roots.includes('<rootDir>/shared/src/domain')),
  roots: ['<rootDir>/shared/src/domain', '<rootDir>/shared/src/files'],
  testEnvironment: 'node',
  // StrykerJS measures what each test covers with Jest's own runner alone.
  testRunner: 'jest-circus/runner',
  // They count the steps of the code, and the mutants add some.
  testPathIgnorePatterns: ['/(?:scaling|importScaling|hostileFiles)\\.test\\.ts$'],
}
