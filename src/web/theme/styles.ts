// The order matters: Mantine's parts sit in a cascade layer, ours come after and win.
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '#web/theme/tokens.css';
import '#web/theme/mantine-tokens.css';
import '#web/theme/base.css';
import '#web/theme/classes.css';
import '#web/theme/inputs.css';
