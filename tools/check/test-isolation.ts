const MOCKED_MODULES = /\bvi\.(?:mock|doMock|resetModules)\b/
const BROWSER = /@vitest-environment happy-dom/

/** Whether a web test replaces modules and must therefore load its own copies of them. */
export const needsIsolation = (text: string): boolean => MOCKED_MODULES.test(text)

/** Whether a web test renders into a simulated browser. */
export const needsBrowser = (text: string): boolean => BROWSER.test(text)
