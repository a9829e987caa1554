import { NavLink } from "react-router";
import { mayRun } from "#contract/operators/permissions.ts";
import { useOperator } from "#web/admin/lib/operator.ts";
import { screens } from "#web/admin/screens.tsx";
import { classNames } from "#web/kit/controls/class-names.ts";

/** The screens of the operator's role. */
export function NavLinks({ label }: { label: string }) {
  const { role } = useOperator();
  return (
    <nav aria-label={label}>
      <ul className="flex flex-col gap-0.5">
        {screens
          .filter(({ name, reads }) => name !== undefined && mayRun(role, reads))
          .map(({ path, name }) => (
            <li key={path}>
              <NavLink
                to={`/${path}`}
                className={({ isActive }) =>
                  classNames(
                    "flex min-h-11 items-center rounded-control px-3 font-semibold text-sm hover:bg-sunken xl:min-h-9",
                    isActive ? "bg-sunken text-ink" : "text-ink-soft",
                  )
                }
              >
                {name}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
