/** Invalid settings, one sentence each. */
export class WrongSettings extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`Invalid settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** A port that another program listens on; often another Silowright, whose demo login has PORT + 1. */
export class PortTaken extends Error {
  constructor(port: number, of: 'server' | 'demo-login') {
    super(
      of === 'server'
        ? `Port ${port} is in use by another program. It may be the demo login of another Silowright, which listens on its PORT + 1. Set PORT to a free port, at least 2 away from the other PORT.`
        : `Port ${port} of the demo login is in use by another program, perhaps another Silowright. Set PORT at least 2 away from the other PORT, or DEMO_LOGIN_PORT to a free port, or DEMO_LOGIN=off.`,
    );
  }
}

/** Explains a port in use; other errors stay. */
export const portErrorOf = (
  error: NodeJS.ErrnoException,
  ...taken: ConstructorParameters<typeof PortTaken>
): Error => (error.code === 'EADDRINUSE' ? new PortTaken(...taken) : error);
