import { getMe } from '../../../../api/user';
import { useApp } from '../../../../core/app-context';
import { createScriptlessView, useOwnReading } from '../../../../shell/session/scriptless-view';
import { Button } from '../../../../ui/button';
import { SwitchPanel } from './switch-panel';

/** The question who is to be signed in, for who has no script; nothing where nobody waits. */
export function ScriptlessSwitch() {
  const name = useApp().service(createScriptlessView).waitingName();
  const me = useOwnReading(getMe());
  if (name === null || me === null) return null;
  const present = (me.status === 'ready' && me.data.name) || 'akun lain';
  return (
    <SwitchPanel present={present} name={name}>
      {(text) => (
        <form method="post" action="/session/switch">
          <Button type="submit" size="large" variant="secondary">
            {text}
          </Button>
        </form>
      )}
    </SwitchPanel>
  );
}
